import * as z from 'zod/mini';
import { FEATURED_LISTS, FEATURED_MINIMUM, type FeaturedListName } from '../domain/products.ts';
import { endpoint, Inserted, Problem } from './endpoint.ts';
import { Id } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { freshness } from './paging.ts';
import { version } from './products.ts';

const ids = z.array(Id);
export const FeaturedList = z.object({ _id: z.enum(FEATURED_LISTS), data: ids, ...version });
export type FeaturedList = z.infer<typeof FeaturedList>;
FeaturedList.register(openApiRegistry, { id: 'FeaturedList' });

/** The 409 of a call with `If-Match`: the list as somebody else has changed it. */
export const FeaturedConflict = z.extend(Problem, { code: z.literal('changed-meanwhile'), list: FeaturedList });
export type FeaturedConflict = z.infer<typeof FeaturedConflict>;
FeaturedConflict.register(openApiRegistry, { id: 'FeaturedConflict' });

/** At least five, no duplicates; only the server can check that all exist. */
export const FeaturedIds = ids.check(
  z.minLength(FEATURED_MINIMUM, `must hold at least ${FEATURED_MINIMUM} products`),
  z.maxLength(100, 'must hold at most 100 products'),
  z.refine((list) => new Set(list).size === list.length, 'must not hold a product twice'),
);
FeaturedIds.register(openApiRegistry, { examples: [['ID-1', 'ID-2', 'ID-3', 'ID-4', 'ID-5']] });

function featuredEndpoints<const Path extends `/${string}`>(path: Path, list: FeaturedListName) {
  return {
    read: endpoint({
      method: 'GET',
      path,
      access: 'anyone',
      summary: `Read which products are featured as ${list}`,
      description: 'The list is the only element of the reply.',
      query: z.object(freshness),
      reply: z.array(FeaturedList),
    }),
    write: endpoint({
      method: 'POST',
      path,
      access: 'products:change',
      summary: `Set which products are featured as ${list}`,
      headers: ['If-Match'],
      errorCodes: ['unknown-products', 'changed-meanwhile'],
      conflict: FeaturedConflict,
      body: FeaturedIds,
      reply: Inserted,
    }),
  };
}

export const featuredLists = {
  best: featuredEndpoints('/bestProducts', 'best'),
  top: featuredEndpoints('/topProducts', 'top'),
  popular: featuredEndpoints('/popularProducts', 'popular'),
} satisfies Record<FeaturedListName, unknown>;
