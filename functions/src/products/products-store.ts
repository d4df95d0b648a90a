import { categories, products } from '../database/collections.ts';

export async function holdsCatalogue(): Promise<boolean> {
  for (const collection of [products, categories]) {
    const [any] = await collection.find((all) => all.limit(1));
    if (any) return true;
  }
  return false;
}
