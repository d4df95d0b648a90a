import { isDeepStrictEqual } from 'node:util';
import type { markCustomer } from '../contract/customers.ts';
import type { Parsed } from '../contract/endpoint.ts';
import { UNRANKED } from '../domain/call-rank.ts';
import { withNumberMarks } from '../domain/desk-marks.ts';
import { maskedMobileNumber } from '../domain/mobile-number.ts';
import { isInShop } from '../domain/order-status.ts';
import { marksOfNumber, numberKey } from '../orders/number-marks.ts';
import { findOrdersOfNumber } from '../orders/orders-store.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { desk as desks, numberMarks } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';

/**
 * Sets the marks of a mobile number, for its orders in the shop and for those to come. Returns how many numbers changed.
 * @throws {Conflict} when somebody else has changed them since the caller read them
 */
export async function markNumber(
  { mobileNumber, marks, seen }: Parsed<typeof markCustomer>['body'],
  by: Staff,
): Promise<number> {
  const changed = await inTransaction(async (transaction) => {
    const all = numberMarks.within(transaction);
    const before = await marksOfNumber(mobileNumber, all);
    if (isDeepStrictEqual(before, marks)) return 0;
    if (seen && !isDeepStrictEqual(before, seen))
      throw new Conflict('changed-meanwhile', 'Somebody else has changed the marks of this number.');
    const at = Date.now();
    if (marks.length > 0) all.put(numberKey(mobileNumber), { marks, at, by: by.email });
    else all.remove(numberKey(mobileNumber));
    const label = maskedMobileNumber(mobileNumber); // the audit is kept longer than the number may be
    const change = { subject: 'customer', action: 'update', target: label, label } as const;
    recordChange(transaction, by, { ...change, before: { marks: before }, after: { marks } }, at);
    return 1;
  });
  await markOrders(mobileNumber);
  return changed;
}

/** Newer orders of a number than this many, few of which are still in the shop. */
const LOOKED_AT = 50;

/** Also after a repeat: a first call may have ended before this. */
async function markOrders(mobileNumber: string): Promise<void> {
  const { entries } = await findOrdersOfNumber(mobileNumber, { limit: LOOKED_AT });
  const inShop = entries.filter(({ status }) => isInShop(status));
  for (const { _id } of inShop) await markOrder(_id, mobileNumber);
}

function markOrder(id: string, mobileNumber: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const within = desks.within(transaction);
    const [[opened], ofNumber] = await Promise.all([
      within.get([id]),
      marksOfNumber(mobileNumber, numberMarks.within(transaction)),
    ]);
    if (!opened) return;
    const marks = withNumberMarks(opened.marks, ofNumber);
    if (!isDeepStrictEqual(opened.marks ?? [], marks)) within.change(id, { marks, callRank: UNRANKED });
  });
}
