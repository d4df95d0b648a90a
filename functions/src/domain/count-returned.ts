import { type CameBack, countQuantity, damagedOf, linesThatStayed, partOfLines } from './order-outcomes.ts';
import { isDelivered, type OrderStatus } from './order-status.ts';

type Pieces = CameBack['cameBack'];

/** What somebody has counted of what came back of an order: all pieces until now. */
export interface Counted {
  reason: CameBack['reason'];
  cameBack: Pieces;
  /** Of these, all that cannot be sold again; absent where that is what it was. */
  damaged?: Pieces | undefined;
  /** What the shop keeps of what was collected, in taka; absent where that is what it was. */
  collected?: number | undefined;
}

interface CountedOrder {
  status: OrderStatus;
  lines: Pieces;
  outcome?: (CameBack & { later?: { collected: number } | undefined }) | undefined;
}

/**
 * What has become of a closed order by what somebody has counted. `collected`: what was collected until now, in taka. What
 * was counted before its delivery stays apart, so that the figures of that day stay.
 */
export function outcomeCounted({ status, lines, outcome }: CountedOrder, counted: Counted, collected: number) {
  const cameBack = piecesOf(lines, counted.cameBack);
  const before = outcome ? linesThatStayed(outcome.cameBack, outcome.later?.cameBack) : [];
  const later = { cameBack: linesThatStayed(cameBack, before), collected: outcome?.later?.collected ?? collected };
  return {
    reason: counted.reason,
    cameBack,
    damaged: piecesOf(lines, counted.damaged ?? (outcome ? damagedOf(outcome) : [])),
    collected: counted.collected ?? collected,
    ...(isDelivered(status) && { later }),
  };
}

/** Whether somebody else has counted pieces that these do not have. */
export function isOutdated({ outcome }: Pick<CountedOrder, 'outcome'>, { cameBack, damaged }: Counted): boolean {
  if (!outcome) return false;
  const isMissing = (known: Pieces, now: Pieces) => linesThatStayed(known, now).length > 0;
  return isMissing(outcome.cameBack, cameBack) || (damaged !== undefined && isMissing(damagedOf(outcome), damaged));
}

/** Whether nothing more was counted, whatever the reason is said to be. */
export function isSameCount(
  { outcome }: Pick<CountedOrder, 'outcome'>,
  after: ReturnType<typeof outcomeCounted>,
  collected: number,
): boolean {
  const [known, damaged] = outcome ? [outcome.cameBack, damagedOf(outcome)] : [[], []];
  const isSame = (one: Pieces, other: Pieces) => countQuantity(one) === countQuantity(other);
  return isSame(known, after.cameBack) && isSame(damaged, after.damaged) && collected === after.collected;
}

/** In the order of the lines. */
function piecesOf(lines: Pieces, pieces: Pieces) {
  return partOfLines(lines, pieces).map(({ _id, quantity }) => ({ _id, quantity }));
}
