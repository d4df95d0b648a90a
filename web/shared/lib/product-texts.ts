import type { CategoryName } from '@aloghor/functions/domain/products';
import { DEFAULT_LANGUAGE, DEPRECATED_FIELDS_LANGUAGE, type LanguageCode } from './language.ts';

type Texts = Readonly<{ name?: string | undefined; desc?: string | undefined }>;

/** The translations of a product: one language has fields of its own, as older clients know them. */
interface Translated {
  translations?: Readonly<Partial<Record<string, Texts>>> | undefined;
}

interface Named extends Translated {
  name: string;
  nameBn?: string | undefined;
}

interface Described extends Translated {
  desc: string;
  descBn?: string | undefined;
}

/** The fields that have the texts of a product in a language beside the default one. */
export function translatedFields(language: LanguageCode): readonly ('nameBn' | 'translations')[] {
  if (language === DEFAULT_LANGUAGE) return [];
  return [language === DEPRECATED_FIELDS_LANGUAGE ? 'nameBn' : 'translations'];
}

function textsIn({ nameBn, descBn, translations }: Partial<Named & Described>, language: LanguageCode): Texts {
  return (language === DEPRECATED_FIELDS_LANGUAGE ? { name: nameBn, desc: descBn } : translations?.[language]) ?? {};
}

/** The name of a product in a language; the English one where it has no other. */
export function nameOf(product: Named, language: LanguageCode): string {
  return textsIn(product, language).name || product.name;
}

export function descriptionOf(product: Described, language: LanguageCode): string {
  return textsIn(product, language).desc || product.desc;
}

/** The `lang` of the name of a product, which has perhaps no translation; undefined when it is the page's own. */
export function langOfName(product: Named, language: LanguageCode): LanguageCode | undefined {
  return langOf(textsIn(product, language).name, language);
}

/** That of its description. */
export function langOfDescription(product: Described, language: LanguageCode): LanguageCode | undefined {
  return langOf(textsIn(product, language).desc, language);
}

function langOf(translation: string | undefined, language: LanguageCode): LanguageCode | undefined {
  return language === DEFAULT_LANGUAGE || translation ? undefined : DEFAULT_LANGUAGE;
}

/** The product with its texts in one language beside the default one: others would only make a page heavier. */
export function withTextsIn<Product extends Named & Described>(product: Product, language: LanguageCode): Product {
  const { nameBn, descBn, translations, ...others } = product;
  const inLanguage = translations?.[language];
  const texts =
    language === DEPRECATED_FIELDS_LANGUAGE
      ? { ...(nameBn && { nameBn }), ...(descBn && { descBn }) }
      : { ...(inLanguage && { translations: { [language]: inLanguage } }) };
  return { ...others, ...texts } as Product; // which may lack each of them
}

const categoryNames: Partial<Record<LanguageCode, Record<CategoryName, string>>> = {};

/** They come with the messages of their language, so that no page in another one loads them. */
export function nameCategories(language: LanguageCode, names: Record<CategoryName, string>): void {
  categoryNames[language] = names;
}

/** A category as pages show it; its address and its filter have the English name. */
export function labelOf(category: CategoryName, language: LanguageCode): string {
  return categoryNames[language]?.[category] ?? category;
}

/** As many whole words as fit into `most` characters, with an ellipsis where some are left out. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).search(/[,;:]*\s+\S*$/);
  return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}
