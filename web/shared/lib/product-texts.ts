import type { CategoryName } from '@aloghor/functions/domain/products';
import { languageInUse } from './language.ts';

interface Named {
  name: string;
  nameBn?: string | undefined;
}

interface Described {
  desc: string;
  descBn?: string | undefined;
}

/** The name of a product in the language in use; the English one where it has no other. */
export function nameOf({ name, nameBn }: Named): string {
  return (languageInUse() === 'bn' && nameBn) || name;
}

export function descriptionOf({ desc, descBn }: Described): string {
  return (languageInUse() === 'bn' && descBn) || desc;
}

/** The `lang` of an element whose text is in Bangla only if there is one; undefined when it is the page's own. */
export function langOf(bangla: string | undefined): 'en' | undefined {
  return languageInUse() === 'bn' && !bangla ? 'en' : undefined;
}

let banglaCategories: Partial<Record<CategoryName, string>> = {};

/** They come with the messages in Bangla, so that no page in English loads them. */
export function nameCategoriesInBangla(names: Record<CategoryName, string>): void {
  banglaCategories = names;
}

/** A category as pages show it; its address and its filter have the English name. */
export function labelOf(category: CategoryName): string {
  return (languageInUse() === 'bn' && banglaCategories[category]) || category;
}

/** As many whole words as fit into `most` characters, with an ellipsis where some are left out. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).search(/[,;:]*\s+\S*$/);
  return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}
