import type { Transaction } from 'firebase-admin/firestore';
import type { mergeCart as endpoint, GuestCartEntry } from '../contract/carts.ts';
import type { Reply } from '../contract/endpoint.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { carts, type MergesDocument, merges, products } from '../platform/database/collections.ts';
import { isDocumentId } from '../platform/database/document-id.ts';
import type { Customer } from '../platform/http/access.ts';
import { addedUp, lineId, roomFor } from './cart-line.ts';
import { findSnapshots } from './product-snapshot.ts';

/** A merge is retried soon or never, so a hundred later merges are enough to forget it. */
const MERGES_REMEMBERED = 100;

type Merged = Reply<typeof endpoint>;

/**
 * Adds a guest cart to a customer's lines, and returns how many lines it changed and which entries were left out.
 * Repeating a `mergeId` changes nothing and returns the same left-out entries as the first time.
 */
export function mergeCart(customer: Customer, mergeId: string, entries: GuestCartEntry[]): Promise<Merged> {
  const added = quantitiesById(entries);
  return inTransaction(async (transaction) => {
    const remembered = merges.within(transaction);
    const [found] = await remembered.get([customer.uid]);
    const before: MergesDocument = found ?? { ids: [] };
    if (before.ids.includes(mergeId)) return { modifiedCount: 0, ...restOf(before, mergeId) };
    const merged = await addAll(transaction, customer, added);
    remembered.put(customer.uid, remember(before, mergeId, merged));
    return merged;
  });
}

function restOf({ rests = [] }: MergesDocument, mergeId: string): Pick<Merged, 'gone' | 'left'> {
  const { gone, left } = rests.find((rest) => rest.mergeId === mergeId) ?? { gone: 0, left: [] };
  return { gone, left };
}

function remember(before: MergesDocument, mergeId: string, { gone, left }: Merged): MergesDocument {
  const ids = [...before.ids, mergeId].slice(-MERGES_REMEMBERED);
  const rests = (before.rests ?? []).filter((rest) => ids.includes(rest.mergeId));
  return { ids, rests: gone > 0 || left.length > 0 ? [...rests, { mergeId, gone, left }] : rests };
}

async function addAll(transaction: Transaction, customer: Customer, added: Map<string, number>): Promise<Merged> {
  const { uid } = customer;
  const lines = carts.within(transaction);
  const productIds = [...added.keys()].filter((id) => isDocumentId(id) && isDocumentId(lineId(uid, id)));
  const lineIds = productIds.map((id) => lineId(uid, id));
  const [found, linesThere] = await Promise.all([
    findSnapshots(products.within(transaction), productIds), // in the order of the guest cart
    lines.get(lineIds).then(byId),
  ]);
  const isThere = ({ _id }: { _id: string }) => linesThere.has(lineId(uid, _id));
  const isNew = found.filter((product) => !isThere(product));
  const room = isNew.length > 0 ? await roomFor(lines, uid, isNew.length) : 0;
  const taken = new Set(isNew.slice(0, Math.max(0, room)));
  const merged = found.filter((product) => isThere(product) || taken.has(product));
  const now = Date.now();
  for (const [place, { _id, ...known }] of merged.entries()) {
    const id = lineId(uid, _id);
    const { quantity = 0, addedAt = now + place } = linesThere.get(id) ?? {}; // the new ones in their order
    const sum = addedUp(quantity, added.get(_id) ?? 0);
    lines.put(id, { uid, email: customer.email, productId: _id, quantity: sum, addedAt, ...known });
  }
  const left = isNew.filter((product) => !taken.has(product)).map(({ _id }) => _id);
  return { modifiedCount: merged.length, gone: added.size - found.length, left };
}

function quantitiesById(entries: GuestCartEntry[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { ItemId, quantity } of entries) quantities.set(ItemId, addedUp(quantities.get(ItemId) ?? 0, quantity));
  return quantities;
}

function byId<Document extends { _id: string }>(documents: Document[]): Map<string, Document> {
  return new Map(documents.map((document) => [document._id, document]));
}
