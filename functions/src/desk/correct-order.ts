import { isDeepStrictEqual } from 'node:util';
import type { correctOrder as correctOrderEndpoint, setOrderAmounts } from '../contract/desk.ts';
import type { Replaced } from '../contract/desk-documents.ts';
import type { Parsed } from '../contract/endpoint.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import { deductions, orderTotal } from '../domain/orders.ts';
import { placeOf } from '../domain/places.ts';
import { changeAtDesk, type Revised } from '../orders/change-order.ts';
import { amountsAfter } from '../orders/order-amounts.ts';
import { assertNotPaid, assertNotSentOut, assertOpen, assertReceivable } from '../orders/order-guards.ts';
import { searchKeys } from '../orders/search-keys.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { appendEntry, correctedLines } from './desk-rules.ts';

type Correction = Omit<Parsed<typeof correctOrderEndpoint>['body'], 'revision'>;

/** Corrects an order and keeps the old version; what the buyer may read says that the shop has changed it. @throws {Conflict} {NotFound} {BadInput} */
export function correctOrder(
  id: string,
  { revision, ...correction }: Parsed<typeof correctOrderEndpoint>['body'],
  by: Staff,
): Promise<Revised> {
  return changeAtDesk(id, by, revision, ({ order, desk }, at) => {
    assertNotSentOut(order);
    const changed = corrected(order, correction);
    const names = Object.keys(changed) as (keyof Replaced)[]; // as `corrected` returns
    if (names.length === 0) return undefined;
    if (changed.lines) assertNotPaid(order);
    const before = Object.fromEntries(names.map((name) => [name, order[name]])) as Replaced; // by the same names
    return {
      order: { ...changed, ...derived(id, { ...order, ...changed }) },
      desk: { versions: appendEntry(desk.versions, { at, by: by.email, before }) },
      event: 'corrected',
      audited: { before, after: changed },
    };
  });
}

/** The fields that follow from others. */
export function derived(id: string, order: OrderDocument) {
  return { searchKeys: searchKeys(id, order), courierPhone: courierPhone(order.mobileNumber) };
}

/** The fields that a correction really changes, as they will be. */
export function corrected(order: OrderDocument, { lines, place, ...texts }: Correction): Replaced {
  const wanted: Replaced = { ...texts, place: place && placeOf(place) };
  if (lines) {
    wanted.lines = correctedLines(order.lines, lines);
    wanted.totalPrice = orderTotal(wanted.lines);
  }
  const all = Object.entries(wanted) as [keyof Replaced, unknown][]; // as its type says
  const changed = all.filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, order[name]));
  return Object.fromEntries(changed) as Replaced; // a cast: fromEntries forgets the names
}

/** Sets what is to be collected beside the total; 0 when nothing changes. @throws {Conflict} {Forbidden} {NotFound} */
export function setAmounts(
  id: string,
  { revision, amounts: sent }: Parsed<typeof setOrderAmounts>['body'],
  by: Staff,
): Promise<Revised> {
  return changeAtDesk(id, by, revision, ({ order }, at) => {
    assertOpen(order);
    const { amounts: before } = order;
    const amounts = amountsAfter(before, sent, by, at);
    if (isDeepStrictEqual(amounts, before)) return undefined;
    assertNotPaid(order);
    const off = deductions({ amounts });
    // Deductions from before a correction of its lines may stay.
    if (off > deductions(order)) assertReceivable({ ...order, amounts }, off);
    return { order: { amounts }, desk: {}, audited: { before: { amounts: before }, after: { amounts } } };
  });
}
