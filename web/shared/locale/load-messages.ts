import { DEFAULT_LANGUAGE, type LanguageCode, rememberedLanguage, rememberLanguage } from '../lib/language.ts';
import { addMessages, type Messages } from './locale.ts';

/** What loads the messages of each language: `./bn/messages.ts` and its like. */
type Files = Partial<Record<string, () => Promise<Messages>>>;

const sources: Files[] = [import.meta.glob<Messages>('./*/messages.ts')];

/** Further messages in each language: those of the dashboard come with it. */
export function addSources(files: Files): void {
  sources.push(files);
}

/**
 * Loads the messages of a language. Visitors who read Bangla and never chose a language get the dashboard in Bangla, too.
 * @throws when they do not come
 */
export async function loadMessages(language: LanguageCode): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  const loaded = await Promise.all(sources.map((files) => files[`./${language}/messages.ts`]?.()));
  addMessages(language, Object.assign({}, ...loaded));
  if (!import.meta.env.SSR && !rememberedLanguage()) rememberLanguage(language);
}
