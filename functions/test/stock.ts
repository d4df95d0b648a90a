import type { ProductDocument } from '../src/platform/database/collections.ts';
import { orders, stock } from '../src/platform/database/collections.ts';
import { putProduct } from './catalogue.ts';

/** Writes a product of which there are so many pieces, as a shop that has not been sold out yet has it. */
export async function putCounted(id: string, count: number, fields: Partial<ProductDocument> = {}): Promise<void> {
  await stock.reference.doc(id).set({ count, changedAt: Date.now() });
  await putProduct(id, { counted: true, ...fields });
}

/** How many pieces there are; undefined for a product that is not counted. */
export async function stockLeft(id: string): Promise<number | undefined> {
  return (await stock.get([id]))[0]?.count;
}

/** How many orders have this product in them. */
export async function ordersOf(id: string): Promise<number> {
  return (await orders.find((all) => all)).filter(({ lines }) => lines.some(({ _id }) => _id === id)).length;
}
