import type { ProductSummary } from '@aloghor/functions/contract/product-lists';
import type { Product } from '@aloghor/functions/contract/products';
import type { QueryClient } from '@tanstack/react-query';

/** A product as a list shows it, until all of it has come. */
export type ListedProduct = ProductSummary & Partial<Product>;

/** What some list on this visit has shown of a product: enough for its page to begin at once. */
export function listedProduct(cache: QueryClient, id: string): ListedProduct | undefined {
  const lists = cache.getQueriesData<unknown>({ queryKey: ['items'] }).map(([, data]) => data);
  for (const list of lists) {
    const found = productsIn(list).find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
}

/** The products of a list, of a page of one, or of its pages; only those with all that a card shows. */
function productsIn(list: unknown): ListedProduct[] {
  if (Array.isArray(list)) return list.filter(isListed);
  if (typeof list !== 'object' || list === null) return [];
  if ('pages' in list && Array.isArray(list.pages)) return list.pages.flatMap(productsIn);
  return 'reply' in list ? productsIn(list.reply) : [];
}

function isListed(entry: unknown): entry is ListedProduct {
  const { _id, name, price, categories, img } = (entry ?? {}) as Partial<ListedProduct>; // of any value but null and undefined
  return (
    [_id, name, img].every((text) => typeof text === 'string') && typeof price === 'number' && Array.isArray(categories)
  );
}
