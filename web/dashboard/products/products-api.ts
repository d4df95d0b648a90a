import type { InputOf, ReplyTo } from '@aloghor/functions/contract/calls';
import type { FeaturedConflict, FeaturedList } from '@aloghor/functions/contract/featured-lists';
import type { ItemConflict, SavedItemConflict, StaffItem } from '@aloghor/functions/contract/products';
import { BULK_MAXIMUM } from '@aloghor/functions/domain/bulk-products';
import { chunksOf } from '@aloghor/functions/domain/chunks-of';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { ITEM_FIELDS } from '@aloghor/functions/domain/product-fields';
import type { CategoryName, FeaturedListName, ProductSort } from '@aloghor/functions/domain/products';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken, type Page } from '../../shared/api/client.ts';
import { fresh } from '../../shared/api/fresh-products.ts';
import { fetchProductPage } from '../../shared/api/products.ts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { ADMIN_ITEMS, ALL_ORDERS, renewProducts } from '../cache.ts';
import { conflictIn, whyNotSaved } from '../form/not-saved.ts';
import { productForm } from '../messages/en/products.ts';
import { staffSettingsQuery } from '../staff-settings.ts';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';
import type { ProductChange } from './merge-items.ts';
import { seenValues } from './product-values.ts';

interface ProductTableFilter {
  q?: string | undefined;
  sort?: ProductSort | undefined;
  cursor?: string | undefined;
}

/** How many products are in a category, with hidden ones; of more than a page, as many as that has. @throws {ApiError} */
export async function countInCategory(category: CategoryName): Promise<{ count: number; isMore: boolean }> {
  const query = { category, limit: PAGE_MAXIMUM, fields: '_id' };
  const { reply, next } = await callPageWithToken('GET /products/admin', { query });
  return { count: reply.length, isMore: next !== undefined };
}

/** A page of the products as the dashboard's table shows them. */
export function productTableQuery(filter: ProductTableFilter) {
  return pageQuery(['items', 'table', filter], () => fetchProductPage({ ...filter, limit: TABLE_ROWS, ...fresh() }));
}

/** The filters of the table of items. */
export const ITEM_FILTERS = ['low', 'hidden'] as const;
type ItemFilter = (typeof ITEM_FILTERS)[number];

const NARROW: Record<ItemFilter, (client: QueryClient) => Promise<{ stockUpTo?: number; hidden?: 'true' }>> = {
  low: async (client) => ({ stockUpTo: (await client.fetchQuery(staffSettingsQuery)).stock.lowStock }),
  hidden: async () => ({ hidden: 'true' }),
};

/** A page of the items as the staff see them: hidden ones too, with their stock. */
export function itemTableQuery({ show, ...filter }: ProductTableFilter & { show?: ItemFilter | undefined }) {
  return pageQuery([...ADMIN_ITEMS, show, filter], async ({ client }) => {
    const narrowed = show && (await NARROW[show](client));
    return fetchItemPage({ ...filter, ...narrowed, limit: TABLE_ROWS });
  });
}

type ItemsQuery = Omit<InputOf<'GET /products/admin'>['query'], 'fields'>;

/** Whole items with their version. @throws {ApiError} */
async function fetchItemPage(query: ItemsQuery): Promise<Page<StaffItem[]>> {
  const page = await callPageWithToken('GET /products/admin', { query: { ...query, fields: ITEM_FIELDS.join(',') } });
  return page as Page<StaffItem[]>; // the server answers exactly the requested fields
}

/** Those of these items that exist, as they are now. @throws {ApiError} */
export async function fetchItems(ids: string[]): Promise<StaffItem[]> {
  const pages = await Promise.all(
    chunksOf(ids, BULK_MAXIMUM).map((some) => fetchItemPage({ ids: some.join(), limit: BULK_MAXIMUM })),
  );
  return pages.flatMap(({ reply }) => reply);
}

/** The current items of a featured list in its order, hidden ones too. @throws {ApiError} */
export async function fetchFeaturedItems(featured: FeaturedListName): Promise<StaffItem[]> {
  return (await fetchItemPage({ featured, limit: PAGE_MAXIMUM })).reply;
}

/** The current item, also a hidden one. @throws {ApiError} */
export function fetchStaffItem(id: string): Promise<StaffItem> {
  return callWithToken('GET /products/admin/:id', { params: { id } });
}

/** The ids of the items without a picture for link previews. */
export const withoutSharePictureQuery = queryOptions({
  queryKey: [...ADMIN_ITEMS, 'without-share-picture'],
  queryFn: () => callWithToken('GET /products/without-share-picture', {}),
});

/** Gives an item, of which this version was seen, the picture for link previews of its photo. @throws {ApiError} */
export function saveSharePicture(item: StaffItem, share: string): Promise<unknown> {
  const { _id, name, desc, price, img } = item;
  const body = { name, desc, price, img, share };
  return callWithToken('PATCH /item/:id', { params: { id: _id }, body }, ifMatch(item));
}

/** The item for a form. Never refetched in the background: only the form itself may replace it. */
export function openedItemQuery(id: string) {
  return queryOptions({
    queryKey: ['opened', id],
    queryFn: () => fetchStaffItem(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

type NewProduct = InputOf<'POST /products'>['body'];

export function useAddProduct() {
  return useProductChange(addProduct);
}

/**
 * Adds a product once for each `key`, however often it is sent because an answer was lost. What was typed since then
 * changes the product that the key has added. @throws {ApiError}
 */
async function addProduct({ product, key }: { product: NewProduct; key: string }): Promise<unknown> {
  try {
    return await callWithToken('POST /products', { body: product }, { headers: { 'Idempotency-Key': key } });
  } catch (error) {
    const added = itemOfConflict(error);
    if (!added) throw error;
    const cost = product.cost ?? added.cost;
    const change = {
      ...product,
      stock: product.stock ?? null,
      ...(cost !== undefined && { cost: product.cost ?? null }),
      ...seenValues(added),
    };
    return callWithToken('PATCH /item/:id', { params: { id: added._id }, body: change }, ifMatch(added));
  }
}

/** The id of the changed item, and the version that the admin has seen. */
interface Seen {
  version: string;
}

const ifMatch = ({ version }: Seen) => ({ headers: { 'If-Match': `"${version}"` } });

export function useUpdateProduct(id: string) {
  return useProductChange(({ change, ...seen }: { change: ProductChange } & Seen) =>
    callWithToken('PATCH /item/:id', { params: { id }, body: change }, ifMatch(seen)),
  );
}

/** Sets the quantity in stock, and nothing else. */
export function useSetStock(id: string) {
  return useProductChange((body: InputOf<'PATCH /item/:id/stock'>['body']) =>
    callWithToken('PATCH /item/:id/stock', { params: { id }, body }),
  );
}

export type BulkChange = Omit<InputOf<'PATCH /products'>['body'], 'ids' | 'versions'>;
export type BulkOutcomes = ReplyTo<'PATCH /products'>['products'];

/** An item, and the version of it that was seen. */
export type SeenItem = Pick<StaffItem, '_id' | 'version'>;

interface BulkItems {
  items: SeenItem[];
  change: BulkChange;
  key: string;
  /** Called with the outcomes of some of the items, also where the call for the next ones fails. */
  onAnswer: (outcomes: BulkOutcomes) => void;
}

/** Changes items of which these versions were seen; each once for every `key`, however often it is sent. */
export function useChangeItems() {
  return useProductChange(async ({ items, change, key, onAnswer }: BulkItems) => {
    for (const some of chunksOf(items, BULK_MAXIMUM)) {
      const versions = Object.fromEntries(some.map(({ _id, version }) => [_id, version]));
      const body = { ids: some.map(({ _id }) => _id), versions, ...change };
      const { products } = await callWithToken('PATCH /products', { body }, { headers: { 'Idempotency-Key': key } });
      onAnswer(products);
    }
  });
}

export function useDeleteProduct() {
  return useProductChange(({ id, ...seen }: { id: string } & Seen) =>
    callWithToken('DELETE /products/:id', { params: { id } }, ifMatch(seen)),
  );
}

/** Saves a featured list: the ids in the order in which the shop shows them. */
export function useSaveFeatured(list: FeaturedListName) {
  return useProductChange(({ ids, ...seen }: { ids: string[] } & Seen) =>
    callWithToken(`POST /${list}Products`, { body: ids }, ifMatch(seen)),
  );
}

/** The item as changed by another admin, if a change was rejected for that reason. */
export function itemOfConflict(error: unknown): StaffItem | undefined {
  return conflictIn<ItemConflict>(error)?.item;
}

/** The item that has the article number, if a change was rejected for that reason. */
export function itemWithArticle(error: unknown): StaffItem | undefined {
  // A cast: the contract ties this body to this code.
  return hasErrorCode(error, 'article-taken') ? (error.problem as SavedItemConflict).item : undefined;
}

/** The featured list as changed by another admin, if a change was rejected for that reason. */
export function listOfConflict(error: unknown): FeaturedList | undefined {
  return conflictIn<FeaturedConflict>(error)?.list;
}

/** Why a change of an item was not saved, other than because of somebody else's; `otherwise` for an unknown reason. */
export function whyItemNotSaved(error: unknown, otherwise: string, language: LanguageCode): string {
  const form = messagesIn(language, productForm);
  return hasErrorCode(error, 'not-found') ? form.updateGone : whyNotSaved(error, otherwise, language);
}

/** A change of a product can show anywhere, so all products and the counters are refetched. */
function useProductChange<Change, Reply>(send: (change: Change) => Promise<Reply>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: (_reply, error) => {
      void cache.invalidateQueries({ queryKey: ALL_ORDERS });
      const asked = renewProducts(cache);
      return error ? undefined : asked; // a failure is shown without waiting
    },
  });
}
