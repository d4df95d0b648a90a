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

/** Whether this could be the id of one of this user's lines, be it there or not. */
export function isLineOf(uid: string, id: string): boolean {
  return id.startsWith(lineId(uid, '')) && isDocumentId(id);
}

/** How many lines a user has. Within a transaction no other call adds one meanwhile. */
export function countLines({ count }: Pick<typeof carts, 'count'>, uid: string): Promise<number> {
  return count((all) => all.where('uid', '==', uid));
}

/** What a line holds after so many more were put into it. */
export function addedUp(quantity: number, more: number): number {
  return Math.min(quantity + more, QUANTITY_MAXIMUM);
}

/** A line as it is answered: with the product of now, or with what was last known of one that is gone. */
export function answerLine(line: CartDocument & { _id: string }, product: ProductFacts | undefined): CartLine {
  const { name, img, thumbnail, price } = product ?? line;
  const { _id, productId, quantity, email } = line;
  const available = product !== undefined;
  return withCartLineAliases({ _id, productId, name, img, thumbnail, price, quantity, email, available });
}
