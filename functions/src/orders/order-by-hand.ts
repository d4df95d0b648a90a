import type { Parsed } from '../contract/endpoint.ts';
import type { SentAmount } from '../contract/orders.ts';
import type { placeOrderByHand } from '../contract/orders-by-hand.ts';
import { afterCall, newDesk } from '../domain/desk.ts';
import type { OrderSource } from '../domain/orders.ts';
import type { DeskDocument, OrderDocument } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { amountsAfter } from './order-amounts.ts';
import type { OrderRequest } from './order-quantities.ts';

/** What who enters an order adds to the buyer's own fields. */
export interface ByHand {
  by: Staff;
  source: OrderSource;
  isConfirmed: boolean;
  amounts: readonly SentAmount[];
  deskNote: string | undefined;
}

type Sent = Parsed<typeof placeOrderByHand>['body'];

/** The buyer's fields, and what the staff add. */
export function partsOf(body: Sent, by: Staff): { request: OrderRequest; byHand: ByHand } {
  const { source, isConfirmed = false, amounts, deskNote, ...request } = body;
  return { request, byHand: { by, source, isConfirmed, amounts: amounts ?? [], deskNote } };
}

/** The fields of an order that come from the staff's part. @throws {Forbidden} */
export function fieldsByHand({ status, createdAt, totalPrice }: OrderDocument, { by, isConfirmed, amounts }: ByHand) {
  const placed = { status, at: createdAt, by: 'shop' as const };
  const timeline = isConfirmed ? [placed, { ...placed, event: 'confirmed' as const }] : [placed];
  const set = { amounts: amountsAfter({ amounts: [], totalPrice }, amounts, by, createdAt) };
  return { timeline, ...(isConfirmed && { confirmedAt: createdAt }), ...set };
}

/** The desk of an order that was made at `createdAt`, in milliseconds. */
export function deskByHand(createdAt: number, { by, source, isConfirmed, deskNote }: ByHand): DeskDocument {
  const byWhom = { at: createdAt, by: by.email };
  const opened = { ...newDesk(createdAt), source, notes: deskNote ? [{ ...byWhom, text: deskNote }] : [] };
  if (!isConfirmed) return opened;
  const call = { outcome: 'confirmed' as const };
  return { ...opened, ...afterCall(opened, call, createdAt), attempts: [{ ...byWhom, ...call }] };
}

/** What the audit keeps of it. */
export function auditedByHand(
  { number, totalPrice, amounts }: OrderDocument,
  { source, isConfirmed, deskNote }: ByHand,
) {
  return { number, totalPrice, source, amounts, desk: isConfirmed ? 'confirmed' : 'toCall', note: deskNote };
}
