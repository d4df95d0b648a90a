import {
  DEFAULT_LANGUAGE,
  type LanguageCode,
  languageInUse,
  localeInUse,
  type Messages,
  rememberedLanguage,
  rememberLanguage,
} from '../lib/language.ts';
import { namespaces } from './namespace.ts';

const sources: (() => Promise<object>)[] = [() => import('./bangla.ts')];

/** Further messages in Bangla: those of the dashboard come with it. */
export function addBanglaSource(load: () => Promise<object>): void {
  sources.push(load);
}

const longPages = () => import('./bangla-long-pages.ts');

/** Messages in Bangla that few pages have, by a namespace of theirs: they are loaded where that namespace is. */
const OF_FEW_PAGES: Partial<Record<string, () => Promise<object>>> = {
  tAbout: longPages,
  tInfo: longPages,
  tNoScript: () => import('./bangla-without-app.ts'),
};

/** Loads the messages of a language, unless they are there, and sets it. @throws when they do not come */
export async function loadLocale(language: LanguageCode): Promise<void> {
  setLocale(language, await messagesOf(language));
}

/** The same for a language that the visitor chose: it is remembered. @throws when its messages do not come */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  await loadLocale(language);
  rememberLanguage(language);
}

/** Loads a namespace that is about to be shown, in the language in use. @throws when its messages do not come */
export async function loadNamespace(name: string): Promise<void> {
  const language = languageInUse();
  const messages = await messagesOf(language, name);
  if (language === languageInUse()) setLocale(language, messages); // else another one was chosen meanwhile
}

async function messagesOf(language: LanguageCode, coming?: string): Promise<Messages> {
  if (language === DEFAULT_LANGUAGE) return {};
  const there = [...namespaces];
  const ofFewPages = [...there, ...(coming ? [coming] : [])].flatMap((name) => OF_FEW_PAGES[name] ?? []);
  const ofAll = [...sources];
  const loaded = await Promise.all([...new Set([...ofAll, ...ofFewPages])].map((load) => load()));
  const isComplete = namespaces.length === there.length && sources.length === ofAll.length; // no page has come meanwhile
  return isComplete ? Object.assign({}, ...loaded) : messagesOf(language, coming);
}

/** Sets the locale of this page, or of this rendering; texts that `messages` lack are in English. */
export function setLocale(language: LanguageCode, messages: Messages): void {
  Object.assign(localeInUse(), { language, messages });
  if (typeof document !== 'undefined') showLanguage(language);
}

/** Who reads Bangla and never chose a language finds the dashboard in Bangla too. */
function showLanguage(language: LanguageCode): void {
  document.documentElement.lang = language;
  if (!rememberedLanguage()) rememberLanguage(language);
}
