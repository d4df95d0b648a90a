import { ExportedOrder, type exportCustomer } from '../contract/customers.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { keptScores } from '../couriers/number-scores.ts';
import { numberKey } from '../orders/number-marks.ts';
import { findOrdersOfNumber } from '../orders/orders-store.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { answerReview } from '../reviews/review-signature.ts';
import { findMarks, withDesks } from './customers-store.ts';
import { closingsOf } from './erased-money.ts';
import { findCorrected, payoutsWith, questionsOf, settlementsIn, tracesOf } from './order-traces.ts';

/** More corrections to the same wrong number are no slip of the pen. */
const CORRECTED_MAXIMUM = 100;

/** All that the shop holds of a mobile number, in pages of its orders. */
export async function exportNumber({
  mobileNumber,
  ...paging
}: Parsed<typeof exportCustomer>['body']): Promise<Reply<typeof exportCustomer>> {
  const { entries, next } = await findOrdersOfNumber(mobileNumber, paging);
  const [atDesk, marked, questions, traces] = await Promise.all([
    withDesks(entries),
    findMarks(mobileNumber),
    questionsOf(entries),
    Promise.all(entries.map(tracesOf)),
  ]);
  const money = await Promise.all(entries.map(({ _id }, place) => saidOfMoney(_id, traces[place]?.changes ?? [])));
  const found = atDesk.map((one, place) => ({
    ...one,
    ...traces[place],
    ...money[place],
    reviews: traces[place]?.reviews.map(answerReview),
  }));
  const orders = validDocuments(ExportedOrder, found, 'exported orders');
  return { orders, next, marked, questions, ...(paging.cursor === undefined && (await besideOrders(mobileNumber))) };
}

/** What the shop holds of a number beside its orders. */
async function besideOrders(mobileNumber: string) {
  const [scores, corrected] = await Promise.all([
    keptScores(mobileNumber),
    findCorrected(numberKey(mobileNumber), CORRECTED_MAXIMUM),
  ]);
  return { scores, corrected: corrected.map(({ order: { number }, until }) => ({ number, until })) };
}

/** What was written of an order's money: by its courier, and by the staff. */
async function saidOfMoney(orderId: string, changes: Parameters<typeof settlementsIn>[0]) {
  const [{ payouts }, { settlements }] = await Promise.all([payoutsWith(orderId), settlementsIn(changes)]);
  return {
    payouts: payouts.map((payout) => ({
      day: payout.day,
      said: payout.rows.flatMap((row) => (row.orderId === orderId ? [row.word, row.reason] : [])).filter(isSaid),
      closings: closingsOf(payout, orderId).filter(isSaid),
    })),
    settlements: settlements.map(({ day, note, closed }) => ({ day, notes: [note, closed?.reason].filter(isSaid) })),
  };
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
