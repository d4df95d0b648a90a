import type { Product } from '../contract/products.ts';
import { BANGLA_CATEGORIES } from '../domain/bangla-categories.ts';
import { wordsOf } from '../search/word-starts.ts';
import type { ShelvedProduct } from './shards.ts';

/** A product in memory, with its precomputed search and sort keys. */
export interface Entry {
  product: Product;
  createdAt: number;
  lowerCaseName: string;
  /** The words of its names, and of the Bangla names of its categories. */
  words: string;
}

export function entryOf({ createdAt, ...product }: ShelvedProduct): Entry {
  return { product, createdAt, lowerCaseName: product.name.toLowerCase(), words: wordsOfProduct(product) };
}

function wordsOfProduct({ name, nameBn = '', categories }: Product): string {
  return [name, nameBn, ...categories.map((name) => BANGLA_CATEGORIES[name])].flatMap(wordsOf).join(' ');
}
