import type { Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../collection.ts';
import type { GuestCartEntry } from '../contract/carts.ts';
import { isDocumentId } from '../document-id.ts';
import { carts, merges, products } from '../firestore.ts';
import type { Customer } from '../http/access.ts';
import { addedUp, lineId, PRODUCT_FACTS, type ProductFacts } from './cart-line.ts';

/** A merge is tried again soon or never: whoever has merged a hundred other carts meanwhile has long forgotten it. */
const MERGES_REMEMBERED = 100;

/** What is known of a product that was gone before its line came here. */
const UNKNOWN: ProductFacts = { name: '', img: '', price: 0 };

/**
 * Adds a guest cart to a customer's lines and answers how many of them it has touched; the same `mergeId` again touches
 * none. What has no product any more becomes a line too, so that the cart can say so; what no product could ever be is
 * left out.
 */
export function mergeCart(customer: Customer, mergeId: string, entries: GuestCartEntry[]): Promise<number> {
  const added = quantitiesById(entries.filter(({ ItemId }) => canBeALine(customer, ItemId)));
  return inTransaction(async (transaction) => {
    const remembered = merges.within(transaction);
    const [merged] = await remembered.get([customer.uid]);
    const ids = merged?.ids ?? [];
    if (ids.includes(mergeId)) return 0;
    await addAll(transaction, customer, added);
    remembered.put(customer.uid, { ids: [...ids, mergeId].slice(-MERGES_REMEMBERED) });
    return added.size;
  });
}

async function addAll(transaction: Transaction, { uid, email }: Customer, added: Map<string, number>): Promise<void> {
  const productIds = [...added.keys()];
  const lines = carts.within(transaction);
  const lineIds = productIds.map((productId) => lineId(uid, productId));
  const [productsOfNow, linesOfNow] = await Promise.all([
    products.within(transaction).get(productIds, PRODUCT_FACTS).then(byId),
    lines.get(lineIds).then(byId),
  ]);
  let addedAt = Date.now();
  for (const [productId, more] of added) {
    const id = lineId(uid, productId);
    const line = linesOfNow.get(id);
    const { name, img, thumbnail, price } = productsOfNow.get(productId) ?? line ?? UNKNOWN;
    const quantity = addedUp(line?.quantity ?? 0, more);
    const known = { name, img, thumbnail, price };
    lines.put(id, { uid, email, productId, quantity, addedAt: line?.addedAt ?? addedAt, ...known });
    addedAt++; // so that the lines stand in the order of the guest cart
  }
}

function quantitiesById(entries: GuestCartEntry[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { ItemId, quantity } of entries) quantities.set(ItemId, addedUp(quantities.get(ItemId) ?? 0, quantity));
  return quantities;
}

function canBeALine({ uid }: Customer, productId: string): boolean {
  return isDocumentId(productId) && isDocumentId(lineId(uid, productId));
}

function byId<Document extends { _id: string }>(documents: Document[]): Map<string, Document> {
  return new Map(documents.map((document) => [document._id, document]));
}
