import { comparedWords } from '../catalogue/entry.ts';
import { type Category, translatedLabels } from '../domain/categories.ts';
import type { CategoryName } from '../domain/products.ts';
import { ALSO_SEARCHED } from '../domain/search-words/categories.ts';
import { type Terms, termsOf } from './search-terms.ts';

/** What the products of a category are found by. */
export interface CategoryTerms extends Terms {
  /** The words of its labels in other languages, in the spelling that a search compares. */
  words: string;
}

const known = new WeakMap<readonly Category[], ReadonlyMap<CategoryName, CategoryTerms>>();

/** By their names; made once for each list. */
export function termsOfCategories(categories: readonly Category[]): ReadonlyMap<CategoryName, CategoryTerms> {
  const terms = known.get(categories) ?? new Map(categories.map((category) => [category.name, termsOfOne(category)]));
  known.set(categories, terms);
  return terms;
}

/** People also search for what it was called before. */
function termsOfOne(category: Category): CategoryTerms {
  const { name, label, formerLabels = [] } = category;
  const also = ALSO_SEARCHED[name] ?? '';
  return {
    ...termsOf([...Object.values(label), also, name, ...formerLabels]),
    words: comparedWords([...translatedLabels(category), also]),
  };
}
