import { DEFAULT_LANGUAGE, type LanguageCode, rememberedLanguage, rememberLanguage } from '../lib/language.ts';
import { addMessages, loadedLanguages, type Messages, namespaces } from './locale.ts';
import type { Language } from './messages.ts';

/** What loads files of messages, by the folder of their language and their name, as in `./bn/messages.ts`. */
type Files = Partial<Record<string, () => Promise<Messages>>>;

const sources: Files[] = [import.meta.glob<Messages>('./*/messages*.ts')];

/** Further messages in each language: those of the dashboard come with it. */
export function addSources(files: Files): void {
  sources.push(files);
}

/** The files of messages that few pages have, by a namespace of theirs: they are loaded where that namespace is. */
const OF_FEW_PAGES: Partial<Record<string, string>> = {
  aboutMessages: 'messages-of-long-pages',
  infoMessages: 'messages-of-long-pages',
  askingMessages: 'messages-of-products',
  reviewMessages: 'messages-of-products',
  choiceMessages: 'messages-of-products',
  filterMessages: 'messages-of-products',
  galleryMessages: 'messages-of-products',
  specsMessages: 'messages-of-products',
  noScriptMessages: 'messages-without-app',
} satisfies Partial<Record<keyof Language, string>>;

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

async function messagesOf(language: LanguageCode, coming = ''): Promise<Messages> {
  const there = namespaces.length;
  const ofAll = [...sources];
  const names = new Set(['messages', OF_FEW_PAGES[coming], ...namespaces.map(({ name }) => OF_FEW_PAGES[name])]);
  const paths = [...names].map((name) => `./${language}/${name}.ts`);
  const loaded = await Promise.all(ofAll.flatMap((files) => paths.map((path) => files[path]?.())));
  const isComplete = namespaces.length === there && sources.length === ofAll.length; // no page has come meanwhile
  return isComplete ? Object.assign({}, ...loaded) : messagesOf(language, coming);
}
