import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Payout } from '../contract/payouts.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import { sumOfTaka } from '../domain/orders.ts';
import {
  FINDINGS,
  isAdjustment,
  isBesideOrders,
  isLookedAtAgain,
  isOfParcel,
  isOver,
  isSaidForeign,
} from '../domain/payouts.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type PayoutDocument, payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { acceptCompensation } from './accept-compensation.ts';
import { acceptRow } from './accept-row.ts';
import { enterAdjustment } from './enter-adjustment.ts';
import { type Looked, lookAt, withLooked } from './look-at-rows.ts';
import { answered, findPartsOf, isWaiting, payoutOrThrow, withDerived } from './payouts-store.ts';
import { labelOf } from './record-payout.ts';

/** Rows that one call accepts: each is a transaction with its order. */
const ROWS_A_CALL = 50;

/** Orders at the same time. */
const AT_ONCE = 5;

/**
 * Records rows of a payout as received, as many as one call can; those of no parcel as costs. Each of a parcel is compared anew
 * before: meanwhile its order may have come to an end, or been paid by another payout. Two people at once, and a repeat after a lost answer, accept no row twice.
 * @throws {NotFound} {Conflict}
 */
export async function acceptPayout(id: string, by: Staff): Promise<Payout> {
  const payout = payoutOrThrow(await payouts.get([id]));
  await assertTotalClear(payout);
  const places = placesToAccept(payout);
  const looked = await lookAt(payout, places, await currentCatalogue({ isFresh: true }));
  const received = new Set<number>();
  for (const chunk of chunksOf(looked, AT_ONCE))
    await Promise.all(
      chunk.map(async ({ place, matched, role, findings }) => {
        if (!matched || findings.some(({ kind }) => FINDINGS[kind].isHeld)) return;
        const accept = role === 'compensation' ? acceptCompensation : acceptRow;
        if (await accept(payout, place, matched, by)) received.add(place);
      }),
    );
  return keepAccepted(id, { places, looked, received }, by);
}

/** @throws {Conflict} as long as the payment, in whatever part, comes to another sum than its rows, or its last part is not here */
async function assertTotalClear(payout: Stored<PayoutDocument>): Promise<void> {
  const parts = await findPartsOf(payout);
  const isWhole = !payout.part || parts.some(({ part }) => part?.number === part?.of);
  const isClear = parts.every(({ findings }) =>
    findings.every(({ kind, closed }) => closed || !FINDINGS[kind].holdsPayment),
  );
  if (!isWhole || !isClear)
    throw new Conflict(
      'total-unclear',
      'What was paid is another sum than the rows come to: close that finding first.',
    );
}

/** First those that nothing speaks against; then those of which that may have changed, the ones that were left longest first. */
function placesToAccept({ rows, findings }: Payout): number[] {
  const free = [...rows.keys()].filter((place) => isWaiting({ rows, findings }, place));
  const held = [...rows.keys()].filter((place) => isLookedAtAgain({ rows, findings }, place));
  const lookedAt = (place: number) => rows[place]?.lookedAt ?? 0;
  const longestLeft = held.sort((one, other) => lookedAt(one) - lookedAt(other));
  return [...free, ...longestLeft].slice(0, ROWS_A_CALL);
}

interface Accepted {
  /** The rows that were to be accepted. */
  places: readonly number[];
  /** Those that name parcels, compared anew. */
  looked: readonly Looked[];
  /** Those whose money is received now. */
  received: ReadonlySet<number>;
}

/** Keeps what was accepted, and what is wrong now; findings that somebody has closed stay so. What is of no parcel is entered with it. */
function keepAccepted(id: string, { places, looked, received }: Accepted, by: Staff): Promise<Payout> {
  return inTransaction(async (transaction) => {
    const { _id, sums, rowCount, waiting, open, isOpen, owed, ...payout } = payoutOrThrow(
      await payouts.within(transaction).get([id]),
    );
    const current = looked.filter(({ place }) => received.has(place) || !isSettledAt(payout, place));
    const lookedAt = Date.now();
    const anew = withLooked(payout, current);
    const inVain = new Set(looked.flatMap(({ place }) => (received.has(place) ? [] : [place])));
    const rows = anew.rows.map((row, place) => {
      const isAccepted =
        received.has(place) || (!isOfParcel(row) && places.includes(place) && isWaiting(payout, place));
      if (isAccepted && !row.isAccepted) return { ...row, isAccepted: true as const };
      return inVain.has(place) && (!isOver(row) || isBesideOrders(row)) ? { ...row, lookedAt } : row;
    });
    const after = withDerived({ ...anew, rows });
    payouts.within(transaction).put(id, after);
    const accepted = rows.filter((row, place) => isAcceptedNow(row, payout.rows[place]));
    for (const row of accepted.filter(isAdjustment))
      enterAdjustment(transaction, { _id, ...payout }, row, by, lookedAt);
    if (accepted.length > 0) {
      const paid = accepted.filter(({ isCompensation }) => !isCompensation);
      const facts = { accepted: accepted.length, received: sumOfTaka(paid.map(({ expected = 0 }) => expected)) };
      recordChange(transaction, by, {
        subject: 'payout',
        action: 'update',
        target: id,
        label: labelOf(payout),
        after: facts,
      });
    }
    return answered({ _id, ...after });
  });
}

/** Also where it was in the books before, but beside the orders. */
function isAcceptedNow(row: Row, before: Row | undefined): boolean {
  if (!row.isAccepted) return false;
  return !before?.isAccepted || (isBesideOrders(before) && !isBesideOrders(row));
}

type Row = Payout['rows'][number];

/** Whether nothing that was compared before changes the row any more: somebody may have said meanwhile whose it is. */
function isSettledAt(payout: Pick<Payout, 'rows' | 'findings'>, place: number): boolean {
  const row = payout.rows[place];
  return row === undefined || isOver(row) || isSaidForeign(payout, place);
}
