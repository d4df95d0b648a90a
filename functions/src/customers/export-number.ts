import { ExportedOrder, type exportCustomer } from '../contract/customers.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { keptScores } from '../couriers/number-scores.ts';
import { numberKey } from '../orders/number-marks.ts';
import { findOrdersOfNumber } from '../orders/orders-store.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { answerReview } from '../reviews/review-signature.ts';
import { findMarks, withDesks } from './customers-store.ts';
import { findCorrected, questionsOf, tracesOf } from './order-traces.ts';

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
  const found = atDesk.map((one, place) => ({
    ...one,
    ...traces[place],
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
