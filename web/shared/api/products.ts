import type { InputOf } from '@aloghor/functions/contract/calls';
import type { ShownProduct } from '@aloghor/functions/contract/product-lists';
import type { Product } from '@aloghor/functions/contract/products';
import type { Narrowing } from '@aloghor/functions/contract/rendering';
import { NAME_FIELDS, SUMMARY_FIELDS, type TranslatedName } from '@aloghor/functions/domain/listed-fields';
import type { ListedField, ProductField } from '@aloghor/functions/domain/product-fields';
import type { CodeFilter } from '@aloghor/functions/domain/product-filters';
import type { FeaturedListName, ProductSort } from '@aloghor/functions/domain/products';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { hasErrorCode } from '../lib/api-error.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../lib/language.ts';
import { shop } from '../shop.config.ts';
import { type CallOptions, call, callPage, type Page } from './client.ts';

// Keys contain the language: pages in Bangla ask for the Bangla name, too.

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call('GET /categories', {}),
});

/** How many products of a list each choice of each filter would show. The previous counts stay until these arrive. */
export function productFacetsQuery({ after, sort, ...filter }: ProductFilter) {
  return queryOptions({
    queryKey: ['items', 'facets', filter],
    queryFn: () => call('GET /products/facets', { query: narrowingQuery(filter) }),
    placeholderData: keepPreviousData,
  });
}

/**
 * The first products that a search for `text` finds, and how many there are in all. The previous results stay until these
 * arrive.
 */
export function searchQuery(text: string, language: LanguageCode) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['items', 'search', q, language],
    queryFn: ({ signal }) =>
      fetchProductPage({ q, collapse: 'family', limit: shop.limits.searchResults }, inLanguage(NAME_FIELDS, language), {
        signal,
      }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

/** The products of a featured list, in its order: each choice of a lamp that the shop has put there. */
export function featuredQuery(featured: FeaturedListName, language: LanguageCode) {
  return queryOptions({
    queryKey: ['items', 'featured', featured, language],
    queryFn: () => fetchProducts({ featured }, summaryFields(language)),
  });
}

/** A product; null for an unknown id. */
export function productQuery(id: string, language: LanguageCode) {
  return queryOptions({
    queryKey: ['items', 'one', id, language],
    queryFn: (): Promise<Product | null> => orNull(call('GET /item/:id', { params: { id }, query: {} })),
  });
}

/** Turns a 404 into null: an answer like any other, cached and prerendered like the rest. */
async function orNull<Reply>(answer: Promise<Reply>): Promise<Reply | null> {
  try {
    return await answer;
  } catch (error) {
    if (hasErrorCode(error, 'not-found')) return null;
    throw error;
  }
}

/** The products of the shop page, page by page. */
export function productPagesQuery(filter: ProductFilter, language: LanguageCode) {
  return infiniteQueryOptions({
    queryKey: ['items', 'pages', filter, language],
    queryFn: ({ pageParam }) =>
      fetchProductPage(shopPageQuery(filter, pageParam ?? undefined), summaryFields(language)),
    // Null and not undefined: it is serialised to JSON with a prerendered page.
    initialPageParam: null as string | null,
    getNextPageParam: (lastPage) => lastPage.next,
  });
}

/** What is answered for these fields: names in other languages are among the translations. */
type Listed<Field extends ListedField> = Pick<
  ShownProduct,
  Extract<Field, keyof ShownProduct> | (Field extends TranslatedName ? 'translations' : never)
>;

/** Products with the named `fields`, by default all. @throws {ApiError} */
export async function fetchProducts<Field extends ListedField = ProductField>(
  query: ProductsQuery,
  fields?: readonly Field[],
  options?: CallOptions,
): Promise<Listed<Field>[]> {
  return (await fetchProductPage(query, fields, options)).reply;
}

/** The same with the cursor of the next page. @throws {ApiError} */
export async function fetchProductPage<Field extends ListedField = ProductField>(
  query: ProductsQuery,
  fields?: readonly Field[],
  options?: CallOptions,
): Promise<Page<Listed<Field>[]>> {
  const page = await callPage('GET /products', productsInput(query, fields), options);
  return page as Page<Listed<Field>[]>; // the server answers exactly the requested fields
}

type ProductsQuery = Omit<InputOf<'GET /products'>['query'], 'fields'>;

/** The input of `GET /products`, for some `fields` or for all. */
function productsInput(query: ProductsQuery, fields?: readonly ListedField[]) {
  return { query: { ...query, fields: fields?.join(',') } };
}

export interface ProductFilter extends Narrowing {
  /** Newest first by default. */
  sort?: ProductSort | undefined;
  /** Only those after this cursor, for visitors who turn pages by links. */
  after?: string | undefined;
}

/** The query for a page of the shop; without a cursor, the first page. */
function shopPageQuery({ after, sort, ...filter }: ProductFilter, cursor = after): ProductsQuery {
  return { ...narrowingQuery(filter), sort, limit: shop.limits.productsPerPage, cursor };
}

/** Lists of cards, and their counts, have one product of each family. */
function narrowingQuery(filter: Narrowing) {
  return { ...filter, collapse: 'family' } as SentNarrowing; // a cast: in an address commas separate the codes of a list
}

type SentNarrowing = Omit<Narrowing, CodeFilter> & Partial<Record<CodeFilter, string>>;

/** These fields of a product, and on a page in another language also its name in that one. */
export function inLanguage<Field extends ListedField>(
  fields: readonly Field[],
  language: LanguageCode,
): readonly (Field | TranslatedName)[] {
  return language === DEFAULT_LANGUAGE ? fields : [...fields, `name.${language}`];
}

/** What a card shows. */
export function summaryFields(language: LanguageCode) {
  return inLanguage(SUMMARY_FIELDS, language);
}

/** Whether the shop has nothing to sell at all: then it has no category either. */
export function useIsUnstocked(enabled = true): boolean {
  return useQuery({ ...categoriesQuery, enabled }).data?.length === 0;
}
