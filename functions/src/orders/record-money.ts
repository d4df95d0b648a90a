import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { type MoneySpent, movesBetween } from '../domain/ledger.ts';
import { type BroughtBy, type LedgerDocument, ledger, type OrderDocument } from '../platform/database/collections.ts';
import { OptimisticBatch } from '../platform/database/optimistic-batch.ts';

type Received = Pick<OrderDocument, 'amounts' | 'payment'>;

/** When, and by whose e-mail; whether it came from another order, or went to one; who brought it. */
type Recorded = Pick<LedgerDocument, 'at' | 'by'> & { isMoved?: boolean; brought?: BroughtBy | undefined };

/**
 * Enters what a change of an order has moved into the ledger, in the write of the change itself: the entries of an order
 * always add up to what was received for it. `before` is undefined for a new order.
 */
export function recordMoney(
  write: Transaction | OptimisticBatch,
  orderId: string,
  before: Received | undefined,
  after: Received,
  recorded: Recorded,
): void {
  const entries = write instanceof OptimisticBatch ? ledger.inBatch(write) : ledger.within(write);
  for (const entry of ledgerEntries(orderId, before, after, recorded)) entries.put(randomUUID(), entry);
}

/** Enters what an order, or none, has cost, in the write of what makes it known. */
export function recordCost(
  transaction: Transaction,
  orderId: string | undefined,
  { kind, taka }: Pick<MoneySpent, 'kind' | 'taka'>,
  { brought, ...recorded }: Omit<Recorded, 'isMoved'>,
): void {
  if (taka === 0) return;
  ledger.within(transaction).put(randomUUID(), {
    ...(orderId && { orderId }),
    kind,
    taka,
    figure: 'costs',
    ...recorded,
    ...brought,
  });
}

export function ledgerEntries(
  orderId: string,
  before: Received | undefined,
  after: Received,
  { isMoved, brought, ...recorded }: Recorded,
): LedgerDocument[] {
  return movesBetween(before, after, isMoved).map((move) => ({ orderId, ...move, ...recorded, ...brought }));
}
