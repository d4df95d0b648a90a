import { withCartLineAliases } from '../contract/aliases.ts';
import type { CartLine } from '../contract/carts.ts';
import type { CartDocument, carts } from '../database/collections.ts';
import { isDocumentId } from '../database/document-id.ts';
import { QUANTITY_MAXIMUM } from '../domain/limits.ts';
import type { ProductFacts } from './product-facts.ts';

/** One line per product and user, so that adding a product again finds its line. */
export function lineId(uid: string, productId: string): string {
  return `${uid}_${productId}`;
}

/** Whether an id has the form of this user's line ids; the line itself may not exist. */
export function isLineOf(uid: string, id: string): boolean {
  return id.startsWith(lineId(uid, '')) && isDocumentId(id);
}

/** How many lines a user has. Inside a transaction, no concurrent call can add one. */
export function countLines({ count }: Pick<typeof carts, 'count'>, uid: string): Promise<number> {
  return count((all) => all.where('uid', '==', uid));
}

/** The quantity of a line after adding `more`, at most 99. */
export function addedUp(quantity: number, more: number): number {
  return Math.min(quantity + more, QUANTITY_MAXIMUM);
}

/** A line for the reply: with its current product, or with the last known data of a deleted one. */
export function answerLine(line: CartDocument & { _id: string }, product: ProductFacts | undefined): CartLine {
  const { name, img, thumbnail, price } = product ?? line;
  const { _id, productId, quantity, email } = line;
  const available = product !== undefined;
  return withCartLineAliases({ _id, productId, name, img, thumbnail, price, quantity, email, available });
}
