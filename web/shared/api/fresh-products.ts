import type { Product } from '@aloghor/functions/contract/products';
import { NAMED_PRODUCTS_CHARACTERS, NAMED_PRODUCTS_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '../lib/language.ts';
import { fetchProducts, productQuery } from './products.ts';

/** A query that bypasses every cache: for the staff, who must see their changes at once, and after a stale price. */
export function fresh() {
  return { fresh: crypto.randomUUID() };
}

/**
 * The current product, with its texts in every language, so that a change of language requests nothing. It starts with the
 * cached product of its page, and updates that one. The products of a cart are requested together.
 */
export function freshProductQuery(id: string, cache: QueryClient, language: LanguageCode) {
  return queryOptions({
    queryKey: ['items', 'now', id],
    queryFn: async () => cache.setQueryData(productQuery(id, language).queryKey, await currentProduct(id)) ?? null,
    initialData: () => cache.getQueryData(productQuery(id, language).queryKey),
    initialDataUpdatedAt: 0,
    staleTime: 0,
  });
}

interface Wanted {
  id: string;
  resolve: (product: Product | null) => void;
  reject: (reason: unknown) => void;
}

let wanted: Wanted[] = [];

/** The current product; null for an unknown id. Those that are asked for in the same task come with one call. @throws {ApiError} */
function currentProduct(id: string): Promise<Product | null> {
  if (wanted.length === 0) setTimeout(fetchWanted);
  return new Promise((resolve, reject) => wanted.push({ id, resolve, reject }));
}

function fetchWanted(): void {
  const all = wanted;
  wanted = [];
  for (const some of inCalls(all)) {
    const ids = some.map(({ id }) => id).join();
    fetchProducts({ ids, ...fresh() }).then(
      (products) => {
        for (const { id, resolve } of some) resolve(products.find(({ _id }) => _id === id) ?? null);
      },
      (error) => {
        for (const { reject } of some) reject(error);
      },
    );
  }
}

/** As few calls as their limits allow: one for the fullest cart, unless other code has stored long ids there. */
function inCalls(all: Wanted[]): Wanted[][] {
  const calls: Wanted[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const one of all) {
    characters += one.id.length + 1;
    const last = calls.at(-1);
    if (last && last.length < NAMED_PRODUCTS_MAXIMUM && characters <= NAMED_PRODUCTS_CHARACTERS) last.push(one);
    else {
      calls.push([one]);
      characters = one.id.length;
    }
  }
  return calls;
}
