import type { Transaction } from 'firebase-admin/firestore';
import type { Payout } from '../contract/payouts.ts';
import { sumCharged } from '../domain/payouts.ts';
import { recordCost } from '../orders/record-money.ts';
import type { Staff } from '../platform/http/access.ts';

/**
 * Enters what a courier took back or added by a row, and what it kept of that, as costs of the moment `at`, in the write that
 * accepts the row. They are costs of its order where the row names a parcel of the shop, and of no order elsewhere.
 */
export function enterAdjustment(
  transaction: Transaction,
  { _id: payout, courier }: Pick<Payout, '_id' | 'courier'>,
  row: Payout['rows'][number],
  by: Staff,
  at: number,
): void {
  const recorded = { at, by: by.email, brought: { courier, payout } };
  recordCost(transaction, row.orderId, { kind: 'adjustment', taka: -row.collected }, recorded);
  recordCost(transaction, row.orderId, { kind: 'courierCharge', taka: sumCharged([row]) }, recorded);
}

/** Takes back what was entered of a row that is the payment for its order after all, or for its loss. */
export function takeBackAdjustment(
  transaction: Transaction,
  payout: Pick<Payout, '_id' | 'courier'>,
  row: Payout['rows'][number],
  by: Staff,
  at: number,
): void {
  enterAdjustment(transaction, payout, { ...row, ...negated(row) }, by, at);
}

function negated({ collected, charge, collecting = 0 }: Payout['rows'][number]) {
  return { collected: -collected, charge: -charge, collecting: -collecting };
}

/** Enters what a courier will not pay as a cost of the moment `at`, of the order whose money it is, where it is of one. */
export function writeOff(
  transaction: Transaction,
  { _id: payout, courier }: Pick<Payout, '_id' | 'courier'>,
  { taka, orderId }: { taka: number; orderId: string | undefined },
  by: Staff,
  at: number,
): void {
  recordCost(transaction, orderId, { kind: 'adjustment', taka }, { at, by: by.email, brought: { courier, payout } });
}
