import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import { SUGGESTED_PRODUCTS } from '../domain/products.ts';
import { productsHolding } from './name-search.ts';
import { ProductIndex } from './product-index.ts';
import { searchedWords } from './searched-words.ts';
import type { Tolerance } from './word-query.ts';

const TOLERANCES: readonly Tolerance[] = ['no-error', 'one-error'];

let index: ProductIndex | undefined;

/**
 * The products that a text finds, the best ones first. Those whose name contains it come first, the newest before others;
 * only where they are fewer than a search suggests do others follow, which have its words in whatever form.
 */
export function searchProducts(catalogue: Catalogue, typed: string): Entry[] {
  const isHeld = productsHolding(typed);
  const newest = catalogue.sorted('newest').map(({ entry }) => entry);
  const held = newest.filter(isHeld);
  if (held.length >= SUGGESTED_PRODUCTS) return held;
  const words = searchedWords(typed);
  return words === 'anything' ? [...new Set([...held, ...newest])] : filledUp(held, catalogue, words);
}

function filledUp(held: Entry[], catalogue: Catalogue, words: string[]): Entry[] {
  const found = new Set(held);
  for (const tolerance of TOLERANCES) {
    if (found.size >= SUGGESTED_PRODUCTS) break;
    for (const entry of indexOf(catalogue).find(words, tolerance)) found.add(entry);
  }
  return [...found];
}

/** Made at the first search that needs it, not at a cold start, and kept in step with the catalogue. */
function indexOf(catalogue: Catalogue): ProductIndex {
  index ??= new ProductIndex();
  index.follow(catalogue);
  return index;
}
