import type { Transaction } from 'firebase-admin/firestore';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { markPrinted as markPrintedEndpoint, setPacked as setPackedEndpoint } from '../contract/packing.ts';
import { dayOf } from '../domain/day-of.ts';
import { timesOf } from '../domain/day-ranges.ts';
import { newDesk } from '../domain/desk.ts';
import { isCancelled } from '../domain/order-status.ts';
import { type ByWhom, doneBy, isSameScan } from '../domain/packing.ts';
import { packingSeconds } from '../domain/packing-time.ts';
import { withWaitingSince } from '../domain/waiting-since.ts';
import { changeOf, readAtDesk } from '../orders/change-order.ts';
import { answerOrder } from '../orders/order-document.ts';
import { assertNotSentOut } from '../orders/order-guards.ts';
import { addWork, workDayId } from '../orders/record-work.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import {
  type DeskDocument,
  desk as desks,
  type OrderDocument,
  orders,
  workDays,
} from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import { isSeen } from './packing-store.ts';

/** Notes that an order is packed, or that it is not; the order itself stays as it is, and is answered. @throws {Conflict} {NotFound} */
export async function setPacked(
  id: string,
  { packed, lines, measuredMs }: Parsed<typeof setPackedEndpoint>['body'],
  by: Staff,
): Promise<Reply<typeof setPackedEndpoint>> {
  const { order, desk } = await inTransaction(async (transaction) => {
    const before = await readAtDesk(transaction, id);
    const { order, desk } = before;
    if (!isSeen(order, by)) throw new NotFound('order');
    assertInShop(order);
    if (packed && lines) assertLines(order, lines);
    const at = Date.now();
    if (packed ? isPackedBy(desk, by, at) : !desk.packed) return before;
    const note = packed ? await newParcel(transaction, by, at, measuredMs) : undefined;
    const after = withWaitingSince({ ...desk, packed: note }, order);
    desks.within(transaction).put(id, after); // the whole document, so that the note can go
    const audited = { before: { packedBy: desk.packed?.by }, after: { packedBy: note?.by } };
    recordChange(transaction, by, { ...changeOf(id, order), ...audited }, at);
    countParcel(transaction, note ?? desk.packed, at, note ? 1 : -1);
    return { order, desk: after };
  });
  const { printed, parcel, rider } = desk;
  const notes = { packed: desk.packed, printed, parcel, rider };
  const current = answerOrder({ ...order, _id: id, ...notes });
  return { packed: desk.packed, order: current, packedToday: await countPackedToday() };
}

/** @throws {Conflict} */
function assertInShop(order: OrderDocument): void {
  if (isCancelled(order.status)) throw new Conflict('order-cancelled', 'The order is cancelled: nothing is packed.');
  assertNotSentOut(order);
}

/** @throws {Conflict} where the order has other lines than those that were packed */
function assertLines(order: OrderDocument, packed: readonly { _id: string; quantity: number }[]): void {
  const quantities = new Map(packed.map(({ _id, quantity }) => [_id, quantity]));
  const isSame = order.lines.every(({ _id, quantity }) => quantities.get(_id) === quantity);
  if (!isSame || quantities.size !== order.lines.length)
    throw new Conflict('lines-changed', 'The order has other lines than those that were packed.');
}

/** Whether the same person has packed it a moment ago. @throws {Conflict} when it was packed otherwise */
function isPackedBy({ packed }: DeskDocument, by: Staff, now: number): boolean {
  if (!packed) return false;
  if (isSameScan(packed, by.email, now)) return true;
  throw new Conflict('already-packed', `${doneBy(packed)} has packed the order already.`, { packed });
}

/** `seconds`: how long it took, where a bench has measured that. */
type Parcel = NonNullable<DeskDocument['packed']>;

async function newParcel(
  transaction: Transaction,
  by: Staff,
  packedAt: number,
  measuredMs: number | undefined,
): Promise<Parcel> {
  const note = newNote(by, packedAt);
  if (measuredMs === undefined) return note;
  const [{ packedAt: previousAt } = {}] = await workDays.within(transaction).get([workDayId(by.email, packedAt)]);
  return { ...note, seconds: packingSeconds({ measuredMs, previousAt, packedAt }) };
}

/** Counts it for who has packed it, or takes it back from them. */
function countParcel(transaction: Transaction, parcel: Parcel | undefined, at: number, sign: 1 | -1): void {
  if (!parcel) return;
  const { by, seconds } = parcel;
  addWork(transaction, [by, { packed: sign }], at, {
    ...(seconds !== undefined && { times: { [seconds]: sign } }),
    ...(sign === 1 && { packedAt: at }),
  });
}

function newNote({ email, name }: Staff, at: number): ByWhom {
  return { at, by: email, name };
}

/** One read for each thousand. */
function countPackedToday(): Promise<number> {
  const today = dayOf(Date.now());
  const { start } = timesOf({ from: today, to: today });
  return desks.count((all) => all.where('packed.at', '>=', start).orderBy('packed.at'));
}

/**
 * Notes that the slips of these orders are printed, of all or of none. Returns how many.
 * @throws {Conflict} when some were printed before, unless `again`
 */
export function markPrinted(
  { ids, again = false }: Parsed<typeof markPrintedEndpoint>['body'],
  by: Staff,
): Promise<number> {
  const wanted = [...new Set(ids)];
  return inTransaction(async (transaction) => {
    const [found, opened] = await Promise.all([
      orders.within(transaction).get(wanted),
      desks.within(transaction).get(wanted, ['printed']),
    ]);
    const printed = new Map(opened.map((desk) => [desk._id, desk.printed]));
    const seen = found.filter((order) => isSeen(order, by));
    if (!again) assertNotPrinted(seen, printed);
    const note = newNote(by, Date.now());
    for (const order of seen) {
      const { _id, createdAt } = order;
      const desk: DeskDocument = { ...newDesk(createdAt), printed: note };
      if (printed.has(_id)) desks.within(transaction).change(_id, { printed: note });
      else desks.within(transaction).put(_id, withWaitingSince(desk, order));
    }
    return seen.length;
  });
}

/** @throws {Conflict} */
function assertNotPrinted(
  seen: { _id: string; number: string }[],
  notes: ReadonlyMap<string, ByWhom | undefined>,
): void {
  const printed = seen.flatMap(({ _id, number }) => {
    const note = notes.get(_id);
    return note ? [{ _id, number, printed: note }] : [];
  });
  if (printed.length > 0) throw new Conflict('slips-printed', 'Some of these slips were printed before.', { printed });
}
