import {
  type LanguageCode,
  languageInUse,
  localeInUse,
  rememberedLanguage,
  rememberLanguage,
  type Words,
} from '../lib/language.ts';
import { rooms } from './room.ts';

const sources: (() => Promise<object>)[] = [() => import('./bangla.ts')];

/** Further words in Bangla: those of the dashboard come with it. */
export function bringBanglaFrom(load: () => Promise<object>): void {
  sources.push(load);
}

/** Words in Bangla that only one page has, by a room of it: they are loaded where that room is. */
const OF_ONE_PAGE: Partial<Record<string, () => Promise<object>>> = {
  tAbout: () => import('./bangla-about-us.ts'),
  tInfo: () => import('./bangla-info.ts'),
  tSideMenu: () => import('./bangla-dashboard.ts'),
  tNoScript: () => import('./bangla-drawing.ts'),
};

/** Loads the words of a language, unless they are there, and speaks it. @throws when they do not come */
export async function loadAndSpeak(language: LanguageCode): Promise<void> {
  speak(language, await wordsOf(language));
}

/** The same for a language that somebody chose: it is remembered. @throws when its words do not come */
export async function choose(language: LanguageCode): Promise<void> {
  await loadAndSpeak(language);
  rememberLanguage(language);
}

/** Loads the words of a room that is about to come, too, in the language in use. @throws when they do not come */
export async function speakIn(room: string): Promise<void> {
  const language = languageInUse();
  const words = await wordsOf(language, room);
  if (language === languageInUse()) speak(language, words); // else another one was chosen meanwhile
}

async function wordsOf(language: LanguageCode, coming?: string): Promise<Words> {
  if (language === 'en') return {};
  const there = [...rooms];
  const ofOnePage = [...there, ...(coming ? [coming] : [])].flatMap((name) => OF_ONE_PAGE[name] ?? []);
  const ofAll = [...sources];
  const loaded = await Promise.all([...ofAll, ...ofOnePage].map((load) => load()));
  const isComplete = rooms.length === there.length && sources.length === ofAll.length; // no page has come meanwhile
  return isComplete ? Object.assign({}, ...loaded) : wordsOf(language, coming);
}

/** Lets every room of this page, or of this rendering, say the words of a language; what they lack is English. */
export function speak(language: LanguageCode, words: Words): void {
  Object.assign(localeInUse(), { language, words });
  if (typeof document !== 'undefined') tellBrowser(language);
}

/** Whoever reads Bangla and never chose finds the dashboard in it too. */
function tellBrowser(language: LanguageCode): void {
  document.documentElement.lang = language;
  if (!rememberedLanguage()) rememberLanguage(language);
}
