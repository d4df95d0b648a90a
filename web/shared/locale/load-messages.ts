import { DEFAULT_LANGUAGE, type LanguageCode, rememberedLanguage, rememberLanguage } from '../lib/language.ts';
import { addMessages, loadedLanguages, type MessageFile, type Messages, namespaces } from './locale.ts';

/** What loads files of messages, by the folder of their language and their name, as in `./bn/messages.ts`. */
type Files = Partial<Record<string, () => Promise<Messages>>>;

const sources: Files[] = [import.meta.glob<Messages>('./*/messages*.ts')];

/** Further messages in each language: those of the dashboard come with it. */
export function addSources(files: Files): void {
  sources.push(files);
}

/**
 * Loads the messages of a language for all code that is loaded. Visitors who read Bangla and never chose a language get the
 * dashboard in Bangla, too. @throws when they do not come
 */
export async function loadMessages(language: LanguageCode): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  addMessages(language, await messagesOf(language));
  if (!import.meta.env.SSR && !rememberedLanguage()) rememberLanguage(language);
}

/** Loads a file of messages for the next page, in the languages shown so far. @throws when it does not come */
export async function loadFile(file: MessageFile): Promise<void> {
  const languages = loadedLanguages().filter((language) => language !== DEFAULT_LANGUAGE);
  await Promise.all(languages.map(async (language) => addMessages(language, await messagesOf(language, file))));
}

/** The messages of all code that is loaded, and those of a file that is being loaded. */
async function messagesOf(language: LanguageCode, coming: MessageFile = 'messages'): Promise<Messages> {
  const there = namespaces.length;
  const ofAll = [...sources];
  const names = new Set<MessageFile>(['messages', coming, ...namespaces.map(({ file }) => file)]);
  const paths = [...names].map((name) => `./${language}/${name}.ts`);
  const loaded = await Promise.all(ofAll.flatMap((files) => paths.map((path) => files[path]?.())));
  const isComplete = namespaces.length === there && sources.length === ofAll.length; // no page was loaded meanwhile
  return isComplete ? Object.assign({}, ...loaded) : messagesOf(language, coming);
}
