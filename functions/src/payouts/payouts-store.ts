import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { listPayouts, Payout, PayoutSummary, readOutstanding } from '../contract/payouts.ts';
import { CARRIER_NAMES, type CarrierName } from '../domain/couriers.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { payoutSums } from '../domain/payout-sums.ts';
import { FINDINGS, isAdjustment, isOfParcel, sumOwed } from '../domain/payouts.ts';
import type { Stored } from '../platform/database/collection.ts';
import { desk as desks, orders, type PayoutDocument, payouts } from '../platform/database/collections.ts';
import { NotFound } from '../platform/http/errors.ts';
import { findPage, type Page, type Paging } from '../platform/paging/find-page.ts';

type OfPayment = Pick<
  Stored<PayoutDocument>,
  '_id' | 'courier' | 'day' | 'part' | 'paymentId' | 'fileName' | 'fileHash' | 'findings'
>;
type Derived = 'sums' | 'rowCount' | 'waiting' | 'open' | 'isOpen' | 'owed' | 'orderIds';

/** The document with what follows from its rows and findings. */
export function withDerived(payout: Omit<PayoutDocument, Derived>): PayoutDocument {
  const { rows, findings, total } = payout;
  const open = findings.filter(({ closed }) => !closed).length;
  const owed = sumOwed(rows);
  return {
    ...payout,
    sums: payoutSums(rows, total),
    rowCount: rows.length,
    waiting: rows.filter((_row, place) => isWaiting(payout, place)).length,
    open,
    orderIds: [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))],
    ...(open > 0 && { isOpen: true }),
    ...(owed !== 0 && { owed }),
  };
}

/**
 * Whether the row at this place can be accepted, and is not yet: the payment for a parcel of the shop, or what is of no parcel at
 * all. What holds it does so even after somebody has closed it.
 */
export function isWaiting({ rows, findings }: Pick<Payout, 'rows' | 'findings'>, place: number): boolean {
  const row = rows[place];
  if (!row || row.isAccepted || (isAdjustment(row) && isOfParcel(row))) return false;
  return !findings.some((one) => one.row === place && FINDINGS[one.kind].isHeld);
}

/** @throws {NotFound} */
export async function findPayout(id: string): Promise<Payout> {
  return answered(payoutOrThrow(await payouts.get([id])));
}

/** @throws {NotFound} */
export function payoutOrThrow([payout]: Stored<PayoutDocument>[]): Stored<PayoutDocument> {
  if (!payout) throw new NotFound('payout');
  return payout;
}

/** A payout with the other parts of its payment that are kept; the total is compared with the last one alone. */
export async function findPartsOf(payout: OfPayment): Promise<OfPayment[]> {
  const { courier, day, part, paymentId, fileName, fileHash } = payout;
  if (!part) return [payout];
  if (fileHash) return findPartsOfFile(courier, fileHash);
  const sameDay = await payouts.find((all) => all.where('courier', '==', courier).where('day', '==', day));
  return sameDay.filter((one) => one.part?.of === part.of && one.paymentId === paymentId && one.fileName === fileName);
}

function findPartsOfFile(courier: CarrierName, fileHash: string): Promise<Stored<PayoutDocument>[]> {
  return payouts.find((all) => all.where('courier', '==', courier).where('fileHash', '==', fileHash));
}

/** What is kept of some payments of a courier, by its own ids of them. */
export function findPayments(courier: CarrierName, paymentIds: string[]): Promise<Stored<PayoutDocument>[]> {
  return payouts.find((all) => all.where('courier', '==', courier).where('paymentId', 'in', paymentIds));
}

/** As it is answered: without what only the store needs. */
export function answered({ hash, fileHash, isOpen, owed, orderIds, ...payout }: Stored<PayoutDocument>): Payout {
  return { ...payout, sums: { ...NOT_KEPT, ...payout.sums } };
}

/** Of a payout that was kept before there was money of others in it. */
const NOT_KEPT = { foreign: 0 };

/** A page of the payouts, the newest first. */
export async function findPayouts({
  courier,
  open,
  month,
  ...paging
}: Parsed<typeof listPayouts>['query']): Promise<Page<PayoutSummary>> {
  const sort = { name: 'lastDay', field: 'day', direction: 'desc' } as const;
  const { entries, next } = await findPage(payouts, sort, paging, (all) => {
    const ofCourier = courier ? all.where('courier', '==', courier) : all;
    const those = open ? ofCourier.where('isOpen', '==', true) : ofCourier;
    return month ? those.where('day', '>=', `${month}-01`).where('day', '<=', `${month}-31`) : those;
  });
  return { entries: entries.map(summary), next };
}

function summary(payout: Stored<PayoutDocument>): PayoutSummary {
  const { rows, ...rest } = answered(payout);
  return rest;
}

type Outstanding = Reply<typeof readOutstanding>;

/** With a page of the late orders, the oldest first. Costs two sums for each courier, and two reads for each of these. */
export async function findOutstanding(
  now: number,
  paging: Paging,
): Promise<Omit<Outstanding, 'late'> & Page<Outstanding['late'][number]>> {
  const { payoutDays: days } = (await currentCatalogue({ isFresh: true })).settings.tariffs;
  const [couriers, late] = await Promise.all([
    Promise.all(CARRIER_NAMES.map(sumOutstanding)),
    findLate(now - days * DAY_MS, paging),
  ]);
  return { couriers: couriers.filter(({ orders: some, owed }) => some > 0 || owed !== undefined), days, ...late };
}

async function sumOutstanding(courier: (typeof CARRIER_NAMES)[number]) {
  const [unpaid, foreign] = await Promise.all([
    orders.sum((all) => all.where('unpaid.courier', '==', courier), 'unpaid.sum'),
    payouts.sum((all) => all.where('courier', '==', courier), 'owed'),
  ]);
  const owed = sumOfTaka([foreign.sum]);
  return { courier, orders: unpaid.count, taka: sumOfTaka([unpaid.sum]), ...(owed !== 0 && { owed }) };
}

const DAY_MS = 24 * 60 * 60_000;

/** Of orders that were delivered before this time. */
async function findLate(before: number, paging: Paging): Promise<Page<Outstanding['late'][number]>> {
  const sort = { name: 'oldest', field: 'unpaid.at', direction: 'asc' } as const;
  const { entries: found, next } = await findPage(orders, sort, paging, (all) =>
    all.where('unpaid.courier', 'in', CARRIER_NAMES).where('unpaid.at', '<', before),
  );
  const ids = found.map(({ _id }) => _id);
  const told = new Map((await desks.get(ids, ['parcel'])).map(({ _id, parcel }) => [_id, parcel?.toldPayout]));
  const entries = found.flatMap(({ _id, number, unpaid }) => {
    if (!unpaid?.courier) return [];
    const { courier, sum: taka, at: deliveredAt } = unpaid;
    return [{ _id, number, courier, taka, deliveredAt, toldPayout: told.get(_id) }];
  });
  return { entries, next };
}
