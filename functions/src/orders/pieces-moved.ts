import type { Transaction } from 'firebase-admin/firestore';
import type { OrderDocument } from '../database/collections.ts';
import { giveBack, type Move, movePieces } from '../stock/move-pieces.ts';
import { addUp, piecesOf } from './pieces-of.ts';

/**
 * What a change of an order moves between it and the stock: a cancelled one gives all back, one that is opened again takes
 * its pieces again, and a corrected one what it has more or fewer. Reads, so it stands before the transaction's first write.
 */
export function piecesMoved(transaction: Transaction, before: OrderDocument, after: OrderDocument): Promise<Move> {
  const [wasCancelled, isCancelled] = [before.status === 'Cancel', after.status === 'Cancel'];
  if (isCancelled) return giveBack(transaction, before.taken);
  if (wasCancelled) return movePieces(transaction, before.taken, piecesOf(after.lines));
  const gone = Object.entries(piecesOf(before.lines)).map(([id, pieces]) => [id, -pieces]);
  return movePieces(transaction, before.taken, addUp([piecesOf(after.lines), Object.fromEntries(gone)]));
}
