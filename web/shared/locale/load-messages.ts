import { DEFAULT_LANGUAGE, type LanguageCode, rememberedLanguage, rememberLanguage } from '../lib/language.ts';
import { addMessages, loadedLanguages, type Messages, namespaces } from './locale.ts';
import type { Language } from './messages.ts';

type TranslatedLanguage = Exclude<LanguageCode, typeof DEFAULT_LANGUAGE>;
type Load = () => Promise<object>;

const sources: Record<TranslatedLanguage, Load[]> = { bn: [() => import('./bn/messages.ts')] };

/** Further messages in each language: those of the dashboard come with it. */
export function addSources(loads: Record<TranslatedLanguage, Load>): void {
  for (const [language, load] of Object.entries(loads)) sources[language as TranslatedLanguage].push(load); // entries forget the type of keys
}

const banglaProducts = () => import('./bn/messages-of-products.ts');
const banglaLongPages = () => import('./bn/messages-of-long-pages.ts');

/** Messages that few pages have, by a namespace of theirs: they are loaded where that namespace is. */
const OF_FEW_PAGES: Record<TranslatedLanguage, Partial<Record<string, Load>>> = {
  bn: {
    aboutMessages: banglaLongPages,
    infoMessages: banglaLongPages,
    reviewMessages: banglaProducts,
    filterMessages: banglaProducts,
    specsMessages: banglaProducts,
    noScriptMessages: () => import('./bn/messages-without-app.ts'),
  } satisfies Partial<Record<keyof Language, Load>>,
};

/**
 * Loads the messages of a language for all code that is loaded. Who reads Bangla and never chose a language finds the
 * dashboard in Bangla too. @throws when they do not come
 */
export async function loadMessages(language: LanguageCode): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  addMessages(language, await messagesOf(language));
  if (!import.meta.env.SSR && !rememberedLanguage()) rememberLanguage(language);
}

/** Loads a namespace that is about to be shown, in the languages that pages were shown in. @throws when it does not come */
export async function loadNamespace(name: keyof Language): Promise<void> {
  const languages = loadedLanguages().filter((language) => language !== DEFAULT_LANGUAGE);
  await Promise.all(languages.map(async (language) => addMessages(language, await messagesOf(language, name))));
}

async function messagesOf(language: TranslatedLanguage, coming?: string): Promise<Messages> {
  const there = [...namespaces];
  const ofFewPages = [...there, ...(coming ? [coming] : [])].flatMap((name) => OF_FEW_PAGES[language][name] ?? []);
  const ofAll = [...sources[language]];
  const loaded = await Promise.all([...new Set([...ofAll, ...ofFewPages])].map((load) => load()));
  const isComplete = namespaces.length === there.length && sources[language].length === ofAll.length; // no page has come meanwhile
  return isComplete ? Object.assign({}, ...loaded) : messagesOf(language, coming);
}
