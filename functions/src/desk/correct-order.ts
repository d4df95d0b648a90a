import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { correctOrder as correctOrderEndpoint, setOrderAmounts } from '../contract/desk.ts';
import type { Replaced } from '../contract/desk-documents.ts';
import type { Parsed } from '../contract/endpoint.ts';
import { newAnswerCode } from '../domain/answer-links.ts';
import { afterCall } from '../domain/desk.ts';
import { withNumberMarks } from '../domain/desk-marks.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import { isInShop } from '../domain/order-status.ts';
import { deductions, orderTotal } from '../domain/orders.ts';
import { placeOf } from '../domain/places.ts';
import type { Costs } from '../domain/profit.ts';
import { changeAtDesk, type Decision, type Revised } from '../orders/change-order.ts';
import { marksOfNumber, numberKey } from '../orders/number-marks.ts';
import { amountsAfter } from '../orders/order-amounts.ts';
import { costsOf, findCosts, keepCosts } from '../orders/order-costs.ts';
import { isTotal } from '../orders/order-document.ts';
import { assertNotPaid, assertNotSentOut, assertOpen, assertReceivable } from '../orders/order-guards.ts';
import { type LineOnSale, linesOf, onSaleNow } from '../orders/order-lines.ts';
import { searchKeys } from '../orders/search-keys.ts';
import { toldInPanel } from '../orders/told-in-panel.ts';
import {
  numberMarks,
  type OrderAtDesk,
  type OrderDocument,
  orderCosts,
  products,
} from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { appendEntry, correctedLines } from './desk-rules.ts';
import { formerNumbersAfter } from './former-numbers.ts';

type Correction = Omit<Parsed<typeof correctOrderEndpoint>['body'], 'revision'>;

/** Corrects an order and keeps the old version; what the buyer may read says that the shop has changed it. @throws {Conflict} {NotFound} {BadInput} */
export function correctOrder(
  id: string,
  { revision, lines, totalPrice, ...fields }: Parsed<typeof correctOrderEndpoint>['body'],
  by: Staff,
): Promise<Revised> {
  return changeAtDesk(id, by, revision, async (current, at, transaction) => {
    const { order } = current;
    assertNotSentOut(order);
    const found = lines && (await correctedProducts(transaction, order, lines, totalPrice));
    const { added = [], ...products } = found ?? {};
    if (corrected(order, products).lines) assertNotPaid(order);
    const known = added.length > 0 ? await findCosts(id, orderCosts.within(transaction)) : {};
    const decision = await correction(id, current, { ...fields, ...products }, { at, by: by.email }, transaction);
    if (!decision || added.length === 0) return decision;
    return { ...decision, write: () => keepCosts(transaction, id, costsWith(known, added), known) };
  });
}

/** The costs with those of the added products: one that the order has had before costs what it costs now. */
function costsWith(known: Costs, added: readonly LineOnSale[]): Costs {
  const others = Object.entries(known).filter(([id]) => !added.some(({ line }) => line._id === id));
  return { ...Object.fromEntries(others), ...costsOf(added) };
}

/** The correction of an order by the fields that really change; undefined where none does. Reads in the transaction. */
export async function correction(
  id: string,
  { order, desk }: OrderAtDesk,
  wanted: Parameters<typeof corrected>[1],
  { at, by }: { at: number; by: string },
  transaction: Transaction,
): Promise<Decision | undefined> {
  const changed = corrected(order, wanted);
  const names = Object.keys(changed) as (keyof Replaced)[]; // as `corrected` returns
  if (names.length === 0) return undefined;
  const { mobileNumber } = changed;
  const marks = mobileNumber && (await marksOfNumber(mobileNumber, numberMarks.within(transaction)));
  const anew = ofNumber({ order, desk }, mobileNumber, at);
  const before = Object.fromEntries(names.map((name) => [name, order[name]])) as Replaced; // by the same names
  return {
    order: { ...changed, ...derived(id, { ...order, ...changed }), ...anew.order },
    desk: {
      versions: appendEntry(desk.versions, { at, by, before }),
      ...(marks && { marks: withNumberMarks(desk.marks, marks) }),
      ...anew.desk,
    },
    event: 'corrected',
    audited: { before, after: changed },
  };
}

/**
 * What follows for an order whose number is corrected: the link that the former one may have got leads nowhere, and what its
 * owner has answered by it counts no more.
 */
function ofNumber(
  { order, desk }: OrderAtDesk,
  mobileNumber: string | undefined,
  at: number,
): Pick<Decision, 'order' | 'desk'> {
  if (mobileNumber === undefined) return {};
  const formerNumbers = formerNumbersAfter(desk, order.mobileNumber, mobileNumber, at);
  if (!desk.answer || numberKey(order.mobileNumber) === numberKey(mobileNumber)) return { desk: { formerNumbers } };
  const anew = { formerNumbers, answer: { code: newAnswerCode() } };
  const hasEvent = (wanted: string) => order.timeline.some(({ event }) => event === wanted);
  const isByAnswer = hasEvent('confirmedByBuyer') && !hasEvent('confirmed'); // else the shop has called, too
  if (!isInShop(order.status) || !isByAnswer) return { desk: anew };
  const timeline = order.timeline.filter(({ event }) => event !== 'confirmedByBuyer');
  return {
    order: { confirmedAt: undefined, timeline },
    desk: { ...anew, ...afterCall(desk, { outcome: 'toCall' }, at) },
  };
}

/** The fields that follow from others. */
export function derived(id: string, order: OrderDocument) {
  return { searchKeys: searchKeys(id, order), courierPhone: courierPhone(order.mobileNumber) };
}

/** The fields that a correction really changes, as they will be. */
export function corrected(
  order: OrderDocument,
  { place, ...fields }: Omit<Correction, 'lines'> & Pick<Replaced, 'lines'>,
): Replaced {
  const wanted: Replaced = { ...fields, place: place && placeOf(place) };
  const all = Object.entries(wanted) as [keyof Replaced, unknown][]; // as its type says
  const changed = all.filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, order[name]));
  return Object.fromEntries(changed) as Replaced; // a cast: fromEntries forgets the names
}

/** The lines as they will be, their total, and those of them that are new. @throws {Conflict} {BadInput} */
async function correctedProducts(
  transaction: Transaction,
  order: OrderDocument,
  wanted: NonNullable<Correction['lines']>,
  seen: number | undefined,
): Promise<Pick<OrderDocument, 'lines' | 'totalPrice'> & { added: LineOnSale[] }> {
  const added = await addedLines(transaction, order, wanted);
  const lines = correctedLines(order.lines, wanted, linesOf(added));
  const totalPrice = orderTotal(lines);
  if (!isTotal(totalPrice, { totalPrice: seen }))
    throw new Conflict('price-changed', `The total would be ${totalPrice} now.`, { lines, totalPrice });
  return { lines, totalPrice, added };
}

/** The lines of products that the order does not have, as they are sold now. @throws {Conflict} where one is gone */
async function addedLines(
  transaction: Transaction,
  { lines }: OrderDocument,
  wanted: NonNullable<Correction['lines']>,
): Promise<LineOnSale[]> {
  const isThere = (id: string) => lines.some(({ _id }) => _id === id);
  const added = wanted.filter(({ _id, quantity }) => quantity > 0 && !isThere(_id));
  const quantities = new Map(added.map(({ _id, quantity }) => [_id, quantity]));
  const found = await onSaleNow(products.within(transaction), quantities);
  const missing = [...quantities.keys()].filter((id) => !found.some(({ line }) => line._id === id));
  if (missing.length > 0) throw new Conflict('products-gone', 'Some of the products are gone.', { missing });
  return found;
}

/** Sets what is to be collected beside the total; 0 when nothing changes. @throws {Conflict} {Forbidden} {NotFound} */
export function setAmounts(
  id: string,
  { revision, amounts, inPanel }: Parsed<typeof setOrderAmounts>['body'],
  by: Staff,
): Promise<Revised> {
  return changeAtDesk(id, by, revision, (current, at, transaction) => {
    const { order } = current;
    assertOpen(order);
    const change = settingAmounts(order, amounts, by, at);
    return change && inPanel ? toldInPanel(transaction, current, change) : change;
  });
}

/** Undefined where nothing changes. @throws {Conflict} {Forbidden} */
function settingAmounts(
  order: OrderDocument,
  sent: Parameters<typeof amountsAfter>[1],
  by: Staff,
  at: number,
): Required<Pick<Decision, 'order' | 'desk' | 'audited'>> | undefined {
  const { amounts: before } = order;
  const amounts = amountsAfter(order, sent, by, at);
  if (isDeepStrictEqual(amounts, before)) return undefined;
  assertNotPaid(order);
  const off = deductions({ amounts });
  // Deductions from before a correction of its lines may stay.
  if (off > deductions(order)) assertReceivable({ ...order, amounts }, off);
  return { order: { amounts }, desk: {}, audited: { before: { amounts: before }, after: { amounts } } };
}

/** The same of the delivery charge alone. @throws {Conflict} {Forbidden} */
export function settingCharge(order: OrderDocument, taka: number, by: Staff, at: number) {
  const others = order.amounts.filter(({ kind }) => kind !== 'delivery');
  return settingAmounts(order, [...others, { kind: 'delivery', taka }], by, at);
}
