import * as z from 'zod/mini';
import { Cost, optionalFields, ProductName } from '../contract/products.ts';
import { translatedNamesOf } from '../contract/translations.ts';
import type { ProductDocument, products } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';

/** Name fields, and what only orders keep or only the shop may know. */
const OnSale = z.extend(ProductName, {
  article: z.optional(optionalFields.article),
  soldOut: z.optional(z.literal(true)),
  hidden: z.optional(z.literal(true)),
  counted: z.optional(z.literal(true)),
  cost: z.catch(z.optional(Cost), undefined),
});

/** What a line shows of a product. */
export type ProductSnapshot = Omit<ProductName, 'translations'> & ReturnType<typeof translatedNamesOf>;

/** A product that can be ordered, as far as its document shows. */
export interface ProductOnSale {
  product: ProductSnapshot;
  /** Its article number. */
  article?: string | undefined;
  /** As the catalogue shows it; only orders read the stock itself. */
  isSoldOut: boolean;
  /** Whether its stock is counted. */
  isCounted: boolean;
  /** What the shop pays for one, in taka. No buyer may learn it. */
  cost?: number | undefined;
}

/** Its fields in a product's document. */
const FIELDS = Object.keys(z.omit(OnSale, { _id: true }).shape) as (keyof ProductDocument)[]; // its own keys

/**
 * Those products that are on sale, as they are now. A hidden one counts as deleted, and so does one whose document the
 * contract rejects: a line or an order with it could not be shown.
 */
export async function findOnSale(
  { get }: Pick<typeof products, 'get'>,
  ids: readonly string[],
): Promise<ProductOnSale[]> {
  const found = validDocuments(OnSale, await get(ids, FIELDS), 'products to order');
  return found
    .filter(({ hidden }) => !hidden)
    .map(({ soldOut, counted, hidden, article, cost, translations, ...product }) => ({
      product: { ...product, ...translatedNamesOf(translations) },
      article,
      cost,
      isSoldOut: soldOut === true,
      isCounted: counted === true,
    }));
}

/** What lines and orders show of those products that are on sale. */
export async function findSnapshots(
  from: Pick<typeof products, 'get'>,
  ids: readonly string[],
): Promise<ProductSnapshot[]> {
  return (await findOnSale(from, ids)).map(({ product }) => product);
}
