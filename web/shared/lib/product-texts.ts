import type { CategoryName } from '@aloghor/functions/domain/products';
import { DEFAULT_LANGUAGE, inLanguageInUse, type LanguageCode, languageInUse } from './language.ts';

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

export const textFields = () => inLanguageInUse<(typeof TEXT_FIELDS)[LanguageCode]>(TEXT_FIELDS);

/** The name of a product in the language in use; the English one where it has no other. */
export function nameOf(product: Named): string {
  return product[textFields().name] || product.name;
}

export function descriptionOf(product: Described): string {
  return product[textFields().desc] || product.desc;
}

/** The `lang` of an element whose text has perhaps no translation; undefined when it is the page's own. */
export function langOf(translation: string | undefined): LanguageCode | undefined {
  return languageInUse() === DEFAULT_LANGUAGE || translation ? undefined : DEFAULT_LANGUAGE;
}

const categoryNames: Partial<Record<LanguageCode, Record<CategoryName, string>>> = {};

/** They come with the messages of their language, so that no page in another one loads them. */
export function nameCategories(language: LanguageCode, names: Record<CategoryName, string>): void {
  categoryNames[language] = names;
}

/** A category as pages show it; its address and its filter have the English name. */
export function labelOf(category: CategoryName): string {
  return categoryNames[languageInUse()]?.[category] ?? category;
}

/** As many whole words as fit into `most` characters, with an ellipsis where some are left out. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).search(/[,;:]*\s+\S*$/);
  return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}
