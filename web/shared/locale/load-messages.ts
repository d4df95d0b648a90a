import { DEFAULT_LANGUAGE, type LanguageCode, rememberedLanguage, rememberLanguage } from '../lib/language.ts';
import { addMessages, loadedLanguages, type Messages, namespaces } from './locale.ts';
import type { Language } from './messages.ts';

const sources: (() => Promise<object>)[] = [() => import('./bangla.ts')];

/** Further messages in Bangla: those of the dashboard come with it. */
export function addBanglaSource(load: () => Promise<object>): void {
  sources.push(load);
}

const longPages = () => import('./bangla-long-pages.ts');

/** Messages in Bangla that few pages have, by a namespace of theirs: they are loaded where that namespace is. */
const OF_FEW_PAGES: Partial<Record<string, () => Promise<object>>> = {
  aboutMessages: longPages,
  infoMessages: longPages,
  noScriptMessages: () => import('./bangla-without-app.ts'),
} satisfies Partial<Record<keyof Language, () => Promise<object>>>;

/**
 * Loads the messages of a language for all code that is loaded. Who reads Bangla and never chose a language finds the
 * dashboard in Bangla too. @throws when they do not come
 */
export async function loadMessages(language: LanguageCode): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  addMessages(language, await messagesOf());
  if (!import.meta.env.SSR && !rememberedLanguage()) rememberLanguage(language);
}

/** Loads a namespace that is about to be shown, in the languages that pages were shown in. @throws when it does not come */
export async function loadNamespace(name: keyof Language): Promise<void> {
  const messages = await messagesOf(name);
  for (const language of loadedLanguages()) addMessages(language, messages);
}

async function messagesOf(coming?: string): Promise<Messages> {
  const there = [...namespaces];
  const ofFewPages = [...there, ...(coming ? [coming] : [])].flatMap((name) => OF_FEW_PAGES[name] ?? []);
  const ofAll = [...sources];
  const loaded = await Promise.all([...new Set([...ofAll, ...ofFewPages])].map((load) => load()));
  const isComplete = namespaces.length === there.length && sources.length === ofAll.length; // no page has come meanwhile
  return isComplete ? Object.assign({}, ...loaded) : messagesOf(coming);
}
