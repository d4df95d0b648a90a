import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Payout } from '../contract/payouts.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { FINDINGS, isAdjustment, isOfParcel } from '../domain/payouts.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type PayoutDocument, payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { acceptCompensation } from './accept-compensation.ts';
import { acceptRow } from './accept-row.ts';
import { enterAdjustment } from './enter-adjustment.ts';
import { byRow, isClosedAmong, type Looked, lookAt } from './look-at-rows.ts';
import { ofParcel } from './of-parcel.ts';
import { answered, findPartsOf, isAcceptable, isHeld, payoutOrThrow, withDerived } from './payouts-store.ts';
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
  for (const chunk of chunksOf(looked, AT_ONCE))
    await Promise.all(
      chunk.map(async (one) => {
        if (one.findings.some(({ kind }) => FINDINGS[kind].isHeld)) return;
        const accept = one.role === 'compensation' ? acceptCompensation : acceptRow;
        one.isAccepted = await accept(payout, one.matched, one.row, by);
      }),
    );
  return keepAccepted(id, places, looked, by);
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
  const acceptable = rows.flatMap((row, place) => (isAcceptable(row) ? [place] : []));
  const [free = [], held = []] = [false, true].map((wanted) =>
    acceptable.filter((place) => isHeld(findings, place) === wanted),
  );
  const mayPass = (place: number) => findings.some(({ kind, row }) => row === place && FINDINGS[kind].mayPass);
  const lookedAt = (place: number) => rows[place]?.lookedAt ?? 0;
  const longestLeft = held.filter(mayPass).sort((one, other) => lookedAt(one) - lookedAt(other));
  return [...free, ...longestLeft].slice(0, ROWS_A_CALL);
}

/** Keeps what was accepted, and what is wrong now; findings that somebody has closed stay so. What is of no parcel is entered with it. */
function keepAccepted(id: string, places: number[], looked: Looked[], by: Staff): Promise<Payout> {
  return inTransaction(async (transaction) => {
    const { _id, sums, rowCount, waiting, open, isOpen, owed, ...payout } = payoutOrThrow(
      await payouts.within(transaction).get([id]),
    );
    const byPlace = new Map(looked.map((one) => [one.place, one]));
    const lookedAt = Date.now();
    const rows = payout.rows.map((row, place) => {
      const one = byPlace.get(place);
      if (row.isAccepted) return row;
      if (!isOfParcel(row) && places.includes(place)) return { ...row, isAccepted: true as const };
      if (!one) return row;
      const { isCompensation: _, ...told } = row;
      return {
        ...told,
        ...ofParcel(one.matched, row, one.role),
        ...(one.isAccepted ? { isAccepted: true as const } : { lookedAt }),
      };
    });
    const findings = [
      ...payout.findings.filter(({ row, closed }) => closed || row === undefined || !byPlace.has(row)),
      ...looked.flatMap((one) => one.findings.filter((found) => !isClosedAmong(payout.findings, found))),
    ];
    const after = withDerived({ ...payout, rows, findings: findings.toSorted(byRow) });
    payouts.within(transaction).put(id, after);
    const accepted = rows.filter(({ isAccepted }, place) => isAccepted && !payout.rows[place]?.isAccepted);
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
