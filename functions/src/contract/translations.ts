import * as z from 'zod/mini';
import { DEPRECATED_FIELDS_LANGUAGE as DEPRECATED, TRANSLATED_LANGUAGES } from '../domain/languages.ts';
import { DESCRIPTION_MAXIMUM, NAME_MAXIMUM } from '../domain/limits.ts';
import { optionalTranslation, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

// `nameBn` and `descBn` are the older form of the texts in one language. They are accepted and answered beside
// `translations`, and never stored: `.github/decisions/2026-11-22-product-translations.md`.

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

/** In a call the texts that are set: left out they stay as they are, empty or null they are removed. */
export function sentTranslations(languages: readonly string[]) {
  const SentTexts = z.object({
    name: optionalTranslation(NAME_MAXIMUM),
    desc: optionalTranslation(DESCRIPTION_MAXIMUM),
  });
  const OfLanguage = z.pipe(
    z.nullable(SentTexts),
    z.transform((texts: Texts | null): Texts => texts ?? { name: undefined, desc: undefined }),
  );
  return z.optional(z.object(Object.fromEntries(languages.map((language) => [language, z.optional(OfLanguage)]))));
}

/** The fields of a call that hold the texts of a product in other languages than the first. */
export const translatedFields = {
  translations: sentTranslations(TRANSLATED_LANGUAGES),
  nameBn: optionalTranslation(NAME_MAXIMUM).register(openApiRegistry, { deprecated: true }),
  descBn: optionalTranslation(DESCRIPTION_MAXIMUM).register(openApiRegistry, { deprecated: true }),
};

/** The same fields in a reply. */
export const answeredTranslations = {
  translations: z.optional(Translations),
  nameBn: z.optional(text(1, NAME_MAXIMUM)).register(openApiRegistry, { deprecated: true }),
  descBn: z.optional(text(1, DESCRIPTION_MAXIMUM)).register(openApiRegistry, { deprecated: true }),
};

/** The translated texts of a call, in both forms. */
export interface SentTexts {
  translations?: Record<string, Texts | undefined> | undefined;
  nameBn?: string | undefined;
  descBn?: string | undefined;
}

/** Of which text each deprecated field is the older form. */
const DEPRECATED_FIELDS = { nameBn: 'name', descBn: 'desc' } as const;
type DeprecatedField = keyof typeof DEPRECATED_FIELDS;
const FIELDS = Object.keys(DEPRECATED_FIELDS) as DeprecatedField[]; // its own keys

/** Whether a call that sends both forms of this text means the same by them. */
export function agreesWithTranslations(field: DeprecatedField): (sent: SentTexts) => boolean {
  const name = DEPRECATED_FIELDS[field];
  return (sent) => {
    const texts = sent.translations?.[DEPRECATED];
    return !texts || !(field in sent) || !(name in texts) || sent[field] === texts[name];
  };
}

/** The translations after a call that has sent these; undefined when none is left. */
export function translationsAfter(before: Translations = {}, sent: SentTexts): Translations | undefined {
  const deprecated = FIELDS.flatMap((field) => (field in sent ? [[DEPRECATED_FIELDS[field], sent[field]]] : []));
  const texts = {
    ...sent.translations,
    [DEPRECATED]: { ...sent.translations?.[DEPRECATED], ...Object.fromEntries(deprecated) },
  };
  const languages = [...new Set([...Object.keys(before), ...Object.keys(texts)])];
  const after = languages.flatMap((language) => {
    const { name, desc } = { ...before[language], ...texts[language] };
    return name || desc ? [[language, { ...(name && { name }), ...(desc && { desc }) }]] : [];
  });
  return after.length > 0 ? Object.fromEntries(after) : undefined;
}

/** The translated names of a product in a line of a cart or an order: the deprecated field has that of its language. */
export const translatedNames = {
  nameBn: z.optional(z.string()),
  translations: z.optional(z.record(z.string(), z.object({ name: z.string() }))),
};

interface TranslatedNames {
  nameBn?: string;
  translations?: Record<string, { name: string }>;
}

/** Those in the languages that the shop has. */
export function translatedNamesOf(
  translations: Translations = {},
  languages: readonly string[] = TRANSLATED_LANGUAGES,
): TranslatedNames {
  const { [DEPRECATED]: nameBn, ...others } = Object.fromEntries(
    languages.flatMap((language) => {
      const name = translations[language]?.name;
      return name ? [[language, { name }]] : [];
    }),
  );
  return {
    ...(nameBn && { nameBn: nameBn.name }),
    ...(Object.keys(others).length > 0 && { translations: others }),
  };
}

/** A new product as it is stored. */
export function asStored<Product extends SentTexts>({ translations, nameBn, descBn, ...fields }: Product) {
  const stored = translationsAfter({}, { translations, ...(nameBn && { nameBn }), ...(descBn && { descBn }) });
  return { ...fields, ...(stored && { translations: stored }) };
}

interface DeprecatedTexts {
  nameBn: string | undefined;
  descBn: string | undefined;
  translations: Translations | undefined;
}

/** The translations that have no deprecated field. */
function otherTranslations({ [DEPRECATED]: _, ...others }: Translations = {}): Translations | undefined {
  return Object.keys(others).length > 0 ? others : undefined;
}

/** The deprecated fields of these translations, with the `translations` that have none; absent texts are undefined. */
export function deprecatedTexts(translations: Translations | undefined): DeprecatedTexts {
  const { name, desc } = translations?.[DEPRECATED] ?? {};
  return { nameBn: name, descBn: desc, translations: otherTranslations(translations) };
}

/** The product as it is answered: with the deprecated fields. */
export function withDeprecatedTexts<Product extends { translations?: Translations | undefined }>(product: Product) {
  const { nameBn, descBn } = deprecatedTexts(product.translations);
  return { ...product, ...(nameBn && { nameBn }), ...(descBn && { descBn }) };
}

/** A stored product whose texts may still be in the deprecated fields, as it is stored now. */
export function withCurrentTranslations(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || !FIELDS.some((field) => field in document)) return document;
  const { nameBn, descBn, translations, ...fields } = document as SentTexts;
  const texts = { ...(nameBn && { name: nameBn }), ...(descBn && { desc: descBn }), ...translations?.[DEPRECATED] };
  const isAny = Object.keys(texts).length > 0;
  if (!isAny && !translations) return fields;
  return { ...fields, translations: { ...translations, ...(isAny && { [DEPRECATED]: texts }) } };
}
