import { BANGLA_CATEGORIES } from '@aloghor/functions/domain/bangla-categories';
import { CATEGORY_NAMES, type CategoryName } from '@aloghor/functions/domain/products';

/** The categories of a cell, separated by semicolons, commas, bars or lines, and the names that are none. */
export function categoriesOf(cell: string): { categories: CategoryName[]; unknown: string[] } {
  const names = cell
    .split(/[;,|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const found = names.map((name) => ({ name, category: categoryNamed(name) }));
  return {
    categories: [...new Set(found.flatMap(({ category }) => category ?? []))],
    unknown: found.filter(({ category }) => !category).map(({ name }) => name),
  };
}

function categoryNamed(name: string): CategoryName | undefined {
  const wanted = name.normalize('NFC').toLowerCase();
  return CATEGORY_NAMES.find((category) => [category.toLowerCase(), BANGLA_CATEGORIES[category]].includes(wanted));
}
