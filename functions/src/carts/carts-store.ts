import { randomUUID } from 'node:crypto';
import type { addToCart, CartLine } from '../contract/carts.ts';
import type { Reply } from '../contract/endpoint.ts';
import { CART_LINES_MAXIMUM } from '../domain/limits.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { carts, products } from '../platform/database/collections.ts';
import { isDocumentId } from '../platform/database/document-id.ts';
import type { Customer } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import { addedUp, answerLine, isLineOf, lineId, roomFor } from './cart-line.ts';
import { findOnSale, findSnapshots } from './product-snapshot.ts';

/** A customer's lines, the first added first. */
export async function findLines(uid: string): Promise<CartLine[]> {
  const lines = await carts.find((all) => all.where('uid', '==', uid));
  const found = await findOnSale(
    products,
    lines.map(({ productId }) => productId),
  );
  const productsOfNow = new Map(found.map((onSale) => [onSale.product._id, onSale]));
  return lines
    .toSorted((one, other) => one.addedAt - other.addedAt)
    .map((line) => answerLine(line, productsOfNow.get(line.productId)));
}

const FULL = `A cart holds at most ${CART_LINES_MAXIMUM} lines.`;

type Added = Reply<typeof addToCart>;

/**
 * Adds the quantity to an existing line of the product, up to 99; at 99 nothing is modified. When the database's answer is
 * lost, the transaction runs again, and finds by the mark of this call that it was added.
 * @throws {NotFound} for a deleted product, {Conflict} when the cart is full
 */
export function addLine({ uid, email }: Customer, productId: string, quantity: number): Promise<Added> {
  const id = lineId(uid, productId);
  const mark = randomUUID();
  let added: Added = {};
  return inTransaction(async (transaction) => {
    const lines = carts.within(transaction);
    const [[product], [line]] = await Promise.all([
      findSnapshots(products.within(transaction), [productId]),
      lines.get([id]),
    ]);
    if (line?.addedBy === mark) return added;
    if (!product || !isDocumentId(id)) throw new NotFound('product');
    const { _id, ...known } = product;
    if (!line) {
      if ((await roomFor(lines, uid, 1)) < 1) throw new Conflict('cart-full', FULL);
      lines.insert(id, { uid, email, productId, quantity, addedAt: Date.now(), addedBy: mark, ...known });
      added = { insertedId: id };
      return added;
    }
    const sum = addedUp(line.quantity, quantity);
    // The whole document, so that an old thumbnail is removed when the product has none any more.
    lines.put(id, { uid, email, productId, quantity: sum, addedAt: line.addedAt, addedBy: mark, ...known });
    added = { modifiedCount: sum === line.quantity ? 0 : 1 };
    return added;
  });
}

/** Returns how many lines were changed. */
export function setQuantity(uid: string, id: string, quantity: number): Promise<number> {
  return inTransaction(async (transaction) => {
    const lines = carts.within(transaction);
    const line = await ownLine(lines, uid, id);
    if (!line) throw new NotFound('cart line');
    if (line.quantity === quantity) return 0;
    lines.change(id, { quantity });
    return 1;
  });
}

/** Returns how many lines were removed: 0 when the line was removed before. */
export function removeLine(uid: string, id: string): Promise<number> {
  return inTransaction(async (transaction) => {
    const lines = carts.within(transaction);
    const line = await ownLine(lines, uid, id);
    if (line) lines.remove(id);
    return line ? 1 : 0;
  });
}

/** Returns how many lines were removed. */
export function emptyCart(uid: string): Promise<number> {
  return inTransaction(async (transaction) => {
    const lines = carts.within(transaction);
    const there = await lines.find((all) => all.where('uid', '==', uid).select());
    for (const { _id } of there) lines.remove(_id);
    return there.length;
  });
}

export async function assertLine(uid: string, id: string): Promise<void> {
  if (!(await ownLine(carts, uid, id))) throw new NotFound('cart line');
}

/** Undefined for an id that could be the user's own but has no line. @throws {NotFound} for any other id */
async function ownLine({ get }: Pick<typeof carts, 'get'>, uid: string, id: string) {
  if (!isLineOf(uid, id)) throw new NotFound('cart line');
  const [line] = await get([id], ['uid', 'quantity']);
  if (line && line.uid !== uid) throw new NotFound('cart line'); // of a user whose uid begins with ours and a `_`
  return line;
}
