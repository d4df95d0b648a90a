import type { Transaction } from 'firebase-admin/firestore';
import type { OrderDocument } from '../database/collections.ts';
import { backOnTheShelf } from '../domain/order-outcomes.ts';
import { type Move, movePieces } from '../stock/move-pieces.ts';
import { addUp, piecesOf, timesMinusOne } from './pieces-of.ts';

/**
 * What a change of an order moves between it and the stock: a cancelled one gives all back, one of which pieces came back
 * gives these back, one that is opened again takes them again, and a corrected one what it has more or fewer. Reads, so it
 * stands before the transaction's first write.
 */
export function piecesMoved(transaction: Transaction, before: OrderDocument, after: OrderDocument): Promise<Move> {
  return movePieces(transaction, before.taken, addUp([heldBy(after), timesMinusOne(heldBy(before))]));
}

/** By product id, the pieces that are not on the shelf because of this order. */
function heldBy({ status, lines, outcome }: OrderDocument): Record<string, number> {
  if (outcome) return addUp([piecesOf(lines), timesMinusOne(piecesOf(backOnTheShelf(outcome)))]);
  return status === 'Cancel' ? {} : piecesOf(lines);
}
