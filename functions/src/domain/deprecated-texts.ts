import type { LanguageCode } from './languages.ts';

// `nameBn` and `descBn` are the older form of a product's texts in one language. For older clients, answers have them
// beside `translations`; older documents have them instead: `.github/decisions/2026-11-22-product-translations.md`.

export const DEPRECATED_FIELDS_LANGUAGE: LanguageCode = 'bn';

/** The text that each deprecated field holds. */
export const DEPRECATED_FIELDS = { nameBn: 'name', descBn: 'desc' } as const;
export type DeprecatedField = keyof typeof DEPRECATED_FIELDS;
export const DEPRECATED_FIELD_NAMES = Object.keys(DEPRECATED_FIELDS) as DeprecatedField[]; // its own keys

type Texts = { name?: string | undefined; desc?: string | undefined };
type Translations = Readonly<Record<string, Texts | undefined>>;

/** Translations with the deprecated fields in place of their language; what is absent is undefined. */
export function inDeprecatedForm<All extends Translations>(translations: All | undefined) {
  const { [DEPRECATED_FIELDS_LANGUAGE]: texts, ...others } = translations ?? ({} as All);
  const { name: nameBn, desc: descBn } = texts ?? {};
  return { nameBn, descBn, translations: Object.keys(others).length > 0 ? others : undefined };
}

/** A product, or what a line keeps of one, as it is answered. */
export function withDeprecatedTexts<Product extends { translations?: Translations | undefined }>(product: Product) {
  const { nameBn, descBn } = inDeprecatedForm(product.translations);
  return { ...product, ...(nameBn && { nameBn }), ...(descBn && { descBn }) };
}

/** A document with lines, as it is answered. Malformed lines pass here. */
export function withDeprecatedLines<Document extends { lines?: unknown }>(document: Document): Document {
  const { lines } = document;
  return Array.isArray(lines)
    ? { ...document, lines: lines.map((line) => line && withDeprecatedTexts(line)) }
    : document;
}

/** A stored product, or what a line keeps of one, whose texts may still be in the deprecated fields, as it is stored now. */
export function withCurrentTranslations<Document>(document: Document): Document {
  if (!isOlder(document)) return document;
  const { nameBn, descBn, translations, ...fields } = document;
  const texts = {
    ...(nameBn && { name: nameBn }),
    ...(descBn && { desc: descBn }),
    ...translations?.[DEPRECATED_FIELDS_LANGUAGE],
  };
  const all = { ...translations, ...(Object.keys(texts).length > 0 && { [DEPRECATED_FIELDS_LANGUAGE]: texts }) };
  return { ...fields, ...(Object.keys(all).length > 0 && { translations: all }) } as Document; // its type is the current form
}

function isOlder(
  document: unknown,
): document is Partial<Record<DeprecatedField, string>> & { translations?: Translations } {
  return typeof document === 'object' && document !== null && DEPRECATED_FIELD_NAMES.some((field) => field in document);
}

/** A stored order, or its fields before a correction: its lines keep the names of products. */
export function withCurrentLines<Document extends { lines?: unknown }>(document: Document): Document {
  const { lines } = document;
  return Array.isArray(lines) ? { ...document, lines: lines.map(withCurrentTranslations) } : document;
}
