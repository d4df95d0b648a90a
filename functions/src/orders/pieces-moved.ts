import type { Transaction } from 'firebase-admin/firestore';
import type { OrderDocument } from '../database/collections.ts';
import { backOnTheShelf } from '../domain/order-outcomes.ts';
import { isClosed } from '../domain/order-status.ts';
import { type Move, movePieces } from '../stock/move-pieces.ts';
import { addUp, piecesOf, timesMinusOne } from './pieces-of.ts';

interface MovedPieces {
  /** What follows for the order's document. */
  fields: Pick<OrderDocument, 'taken' | 'gaveBack'>;
  turned: Move['turned'];
  write: Move['write'];
}

/**
 * What a change of an order moves between it and the stock: a cancelled one gives all back, one of which pieces came back
 * gives these back, one that is opened again takes again what it gave back, and a corrected one what it has more or fewer.
 * Reads, so it stands before the transaction's first write.
 */
export async function piecesMoved(
  transaction: Transaction,
  before: OrderDocument,
  after: OrderDocument,
): Promise<MovedPieces> {
  const more = addUp([heldBy(after), timesMinusOne(heldBy(before))]);
  const isReopened = isClosed(before.status) && !isClosed(after.status);
  // An order that an older version closed does not tell what it gave back.
  const { taken, gaveBack, turned, write } = await movePieces(
    transaction,
    before.taken,
    isReopened ? (before.gaveBack ?? more) : more,
  );
  const isGivingBack = isClosed(after.status) && Object.values(more).some((pieces) => pieces < 0);
  const kept = isReopened ? undefined : before.gaveBack;
  return { fields: { taken, gaveBack: isGivingBack ? gaveBack : kept }, turned, write };
}

/** By product id, the pieces that are not on the shelf because of this order. */
function heldBy({ status, lines, outcome }: OrderDocument): Record<string, number> {
  if (outcome) return addUp([piecesOf(lines), timesMinusOne(piecesOf(backOnTheShelf(outcome)))]);
  return status === 'Cancel' ? {} : piecesOf(lines);
}
