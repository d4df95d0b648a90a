import type { Product } from '../contract/products.ts';
import type { ShelvedProduct } from './shards.ts';

/** A product in memory, with its precomputed search and sort keys. */
export interface Entry {
  product: Product;
  createdAt: number;
  lowerCaseName: string;
}

export function entryOf({ createdAt, ...product }: ShelvedProduct): Entry {
  return { product, createdAt, lowerCaseName: product.name.toLowerCase() };
}
