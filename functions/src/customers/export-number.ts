import { ExportedOrder, type exportCustomer } from '../contract/customers.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { findOrdersOfNumber } from '../orders/orders-store.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { answerReview } from '../reviews/review-signature.ts';
import { findMarks, withDesks } from './customers-store.ts';
import { questionsOf, tracesOf } from './order-traces.ts';

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
  return { orders: validDocuments(ExportedOrder, found, 'exported orders'), next, marked, questions };
}
