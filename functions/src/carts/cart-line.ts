import type { CartLine } from '../contract/carts.ts';
import { withCartLineAliases } from '../contract/older-clients.ts';
import { CART_LINES_MAXIMUM, QUANTITY_MAXIMUM } from '../domain/limits.ts';
import { type CartDocument, carts } from '../platform/database/collections.ts';
import { isDocumentId } from '../platform/database/document-id.ts';
import type { ProductOnSale } from './product-snapshot.ts';

/** One line per product and user, so that adding a product again finds its line. */
export function lineId(uid: string, productId: string): string {
  return `${uid}_${productId}`;
}

/** Whether an id has the form of this user's line ids; the line itself may not exist. */
export function isLineOf(uid: string, id: string): boolean {
  return id.startsWith(lineId(uid, '')) && isDocumentId(id);
}

/** How many lines must be free beyond those wanted; with fewer, lines are counted again under locks. */
const MARGIN = 50;

/**
 * How many lines a user's cart has room for. A query in a transaction locks all that it could find, on the emulator
 * even other customers' lines, and other calls wait. So lines are first counted outside, and inside only when a few
 * concurrent calls could overfill the cart.
 */
export async function roomFor(inTransaction: Counting, uid: string, wanted: number): Promise<number> {
  const room = CART_LINES_MAXIMUM - (await countLines(carts, uid));
  return room >= wanted + MARGIN ? room : CART_LINES_MAXIMUM - (await countLines(inTransaction, uid));
}

type Counting = Pick<typeof carts, 'count'>;

function countLines({ count }: Counting, uid: string): Promise<number> {
  return count((all) => all.where('uid', '==', uid));
}

/** The quantity of a line after adding `more`, at most 99. */
export function addedUp(quantity: number, more: number): number {
  return Math.min(quantity + more, QUANTITY_MAXIMUM);
}

/** A line for the reply: with its current product, or with the last known data of a deleted one. */
export function answerLine(line: CartDocument & { _id: string }, onSale: ProductOnSale | undefined): CartLine {
  const { name, translations, img, thumbnail, price } = onSale?.product ?? line;
  const { _id, productId, quantity, email } = line;
  const facts = { _id, productId, name, translations, img, thumbnail, price, quantity, email };
  const available = onSale !== undefined;
  return withCartLineAliases({ ...facts, available, ...(onSale?.isSoldOut && { soldOut: true as const }) });
}
