import * as z from 'zod/mini';
import { TRANSLATED_LANGUAGES } from '../domain/languages.ts';
import { DESCRIPTION_MAXIMUM, NAME_MAXIMUM } from '../domain/limits.ts';
import { optionalTextInNfc, text } from './fields.ts';

/** As in `bn` or `pt-BR`. */
const LANGUAGE_KEY = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

const Texts = z.object({
  name: z.optional(text(1, NAME_MAXIMUM)),
  desc: z.optional(text(1, DESCRIPTION_MAXIMUM)),
});

/**
 * A product's texts by language, beside `name` and `desc` in the shop's first one. Those in a language that the shop does
 * not have any more, or not yet, are kept.
 */
export const Translations = z.record(z.string().check(z.regex(LANGUAGE_KEY)), Texts);
export type Translations = z.infer<typeof Translations>;

type Texts = z.infer<typeof Texts>;

/** The texts that a call sets: a missing one stays as it is, an empty one or null is removed. */
export function sentTranslations(languages: readonly string[]) {
  const SentTexts = z.object({
    name: optionalTextInNfc(NAME_MAXIMUM),
    desc: optionalTextInNfc(DESCRIPTION_MAXIMUM),
  });
  const OfLanguage = z.pipe(
    z.nullable(SentTexts),
    z.transform((texts: Texts | null): Texts => texts ?? { name: undefined, desc: undefined }),
  );
  return z.optional(z.object(Object.fromEntries(languages.map((language) => [language, z.optional(OfLanguage)]))));
}

/** The translated texts of a call. */
export interface SentTexts {
  translations?: Record<string, Texts | undefined> | undefined;
}

/** The translations after a call that has sent these; undefined when none is left. */
export function translationsAfter(
  before: Translations = {},
  { translations: sent = {} }: SentTexts,
): Translations | undefined {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(sent)])];
  const after = languages.flatMap((language) => {
    const { name, desc } = { ...before[language], ...sent[language] };
    return name || desc ? [[language, { ...(name && { name }), ...(desc && { desc }) }]] : [];
  });
  return after.length > 0 ? Object.fromEntries(after) : undefined;
}

/** The translated names of a product in a line of a cart or an order. */
export const translatedNames = {
  translations: z.optional(z.record(z.string(), z.object({ name: z.string() }))),
};

interface TranslatedNames {
  translations?: Record<string, { name: string }>;
}

/** The names in these languages, by default in all that the shop has. */
export function translatedNamesOf(
  translations: Translations = {},
  languages: readonly string[] = TRANSLATED_LANGUAGES,
): TranslatedNames {
  const names = languages.flatMap((language) => {
    const name = translations[language]?.name;
    return name ? [[language, { name }]] : [];
  });
  return names.length > 0 ? { translations: Object.fromEntries(names) } : {};
}
