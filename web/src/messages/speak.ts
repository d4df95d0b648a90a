import { type LanguageCode, setLanguageInUse } from '../lib/language.ts';
import { rememberedLanguage, rememberLanguage } from '../lib/remembered-language.ts';
import { house, type Words } from './room.ts';

const sources: (() => Promise<object>)[] = [() => import('./bangla.ts')];

/** Further words in Bangla: those of the dashboard come with it. */
export function bringBanglaFrom(load: () => Promise<object>): void {
  sources.push(load);
}

/** Loads the words of a language, unless they are there, and speaks it. @throws when they do not come */
export async function loadAndSpeak(language: LanguageCode): Promise<void> {
  const loaded = language === 'bn' ? await Promise.all(sources.map((load) => load())) : [];
  speak(language, Object.assign({}, ...loaded));
}

/** The same for a language that somebody chose: it is remembered. @throws when its words do not come */
export async function choose(language: LanguageCode): Promise<void> {
  await loadAndSpeak(language);
  rememberLanguage(language);
}

/** Puts the words of a language into every room; English ones stand there already. */
export function speak(language: LanguageCode, words: Words): void {
  house.spoken = words;
  setLanguageInUse(language);
  if (typeof document !== 'undefined') tellBrowser(language);
  for (const { name, english, inUse } of house.rooms) Object.assign(inUse, english, words[name]);
}

/** Whoever reads Bangla and never chose finds the dashboard in it too. */
function tellBrowser(language: LanguageCode): void {
  document.documentElement.lang = language;
  if (!rememberedLanguage()) rememberLanguage(language);
}
