import type { Category, FeaturedListName, Product } from '../contract/products.ts';
import { categories, featured, products } from '../firestore.ts';

export async function findProduct(id: string): Promise<Product | undefined> {
  const [product] = await products.get([id]);
  return product;
}

/** In the specification's order. */
export function findCategories(): Promise<Category[]> {
  return categories.find((all) => all.orderBy('position'));
}

/** Product ids of the named lists, one list after the other without doubles; deleted products are left out. */
export async function featuredIds(...names: FeaturedListName[]): Promise<string[]> {
  const lists = await featured.get(names);
  const ids = new Set(lists.flatMap(({ data }) => data));
  const existing = await products.get([...ids], []);
  return existing.map(({ _id }) => _id);
}

export async function holdsCatalogue(): Promise<boolean> {
  for (const collection of [products, categories]) {
    const [any] = await collection.find((all) => all.limit(1));
    if (any) return true;
  }
  return false;
}
