import type { CategoryName } from '@aloghor/functions/domain/products';
import { DEFAULT_LANGUAGE, type LanguageCode } from './language.ts';

interface Named {
  name: string;
  nameBn?: string | undefined;
}

interface Described {
  desc: string;
  descBn?: string | undefined;
}

/** The fields of a product that have its texts. */
const TEXT_FIELDS = {
  en: { name: 'name', desc: 'desc' },
  bn: { name: 'nameBn', desc: 'descBn' },
} as const satisfies Record<LanguageCode, object>;

export const textFields = (language: LanguageCode) => TEXT_FIELDS[language];

/** The name of a product in a language; the English one where it has no other. */
export function nameOf(product: Named, language: LanguageCode): string {
  return product[textFields(language).name] || product.name;
}

export function descriptionOf(product: Described, language: LanguageCode): string {
  return product[textFields(language).desc] || product.desc;
}

/** The `lang` of an element whose text has perhaps no translation; undefined when it is the page's own. */
export function langOf(translation: string | undefined, language: LanguageCode): LanguageCode | undefined {
  return language === DEFAULT_LANGUAGE || translation ? undefined : DEFAULT_LANGUAGE;
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
