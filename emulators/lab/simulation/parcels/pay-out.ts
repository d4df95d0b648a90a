import { dayOf } from '@aloghor/functions/domain/day-of';
import { sumPaid } from '@aloghor/functions/domain/payouts';
import { ADMIN, CLERK } from '../cast.ts';
import type { ActOf } from './acts.ts';
import { type CourierParcel, type ParcelWorld, SUM } from './parcel-world.ts';
import { parcelOf } from './staff.ts';
import { type Courier, meaningOf } from './ways.ts';

/** In taka, of each parcel: all go to Dhaka. */
const CHARGE = 70;

/** Who works at the same time. */
const BOTH = [CLERK, ADMIN] as const;

/** Couriers that pay out by a file. */
const BY_FILE: readonly Courier[] = ['pathao', 'redx'];

/** Couriers pay out what they have collected, and the shop records it. */
export async function payOut(world: ParcelWorld): Promise<void> {
  const { shop } = world;
  await shop.account.pay();
  const fetching = () => shop.ask(CLERK, 'POST /settlements/fetch', { courier: 'steadfast' });
  await Promise.all([fetching(), fetching()]);
  for (const courier of BY_FILE) await uploadFile(world, courier);
  const payouts: { _id: string; waiting: number }[] = await shop.read('GET /settlements');
  for (const { _id } of payouts) await accept(world, _id);
}

/** Pays money of another shop, of which two people say whose it is. Nothing of that is received for an order. */
export async function payForeign(world: ParcelWorld, given: ActOf<'payForeign'>): Promise<void> {
  const { shop, foreign } = world;
  const noted = given.isOurs ? await parcelOf(world, world.orderAt(given.order).id) : undefined;
  const courier = noted?.courier ?? given.courier;
  const row = { invoice: noted?.invoice ?? `Z-${foreign.length}`, collected: FOREIGN + foreign.length, charge: CHARGE };
  const body = { courier, day: dayOf(Date.now()), rows: [row], total: sumPaid([row]) };
  const { _id } = await shop.done(CLERK, 'POST /settlements', body);
  const kind = noted ? 'foreign' : 'unknownParcel';
  const owner = noted && given.owner === 'shop' ? 'courier' : given.owner;
  const say = (more: object) => BOTH.map((who) => shop.ask(who, `PATCH /settlements/${_id}/rows/0`, { kind, ...more }));
  const answers = await Promise.all(say({ closed: 'Of another shop.', owner }));
  if (!answers.some((answer) => answer?.status === 200)) throw new Error(`Nobody could say that ${_id} is ${owner}’s`);
  const isSettled = owner === 'courier' && given.isSettledLater;
  const { findings } = await shop.read(`GET /settlements/${_id}`);
  const closedSeen: number = findings[0].closed.at;
  if (isSettled) await Promise.all(say({ closed: 'They took it back.', owner: 'settled', closedSeen }));
  foreign.push({ ...row, owner: isSettled ? 'settled' : owner });
  await accept(world, _id);
}

/** In taka, and more from row to row: no parcel of the shop brings that. */
const FOREIGN = 7_000;

/** Two people accept it at once. */
async function accept({ shop }: ParcelWorld, id: string): Promise<void> {
  await Promise.all(BOTH.map((who) => shop.done(who, `POST /settlements/${id}/accept`)));
}

/** Of each parcel for which something was collected once, in the file of the day on which that is. */
async function uploadFile(world: ParcelWorld, courier: Courier): Promise<void> {
  const ended = (await world.parcels()).filter((parcel) => parcel.courier === courier && isCollected(parcel));
  const due = ended.filter(({ consignmentId }) => !world.paid.has(consignmentId));
  if (due.length === 0) return;
  const rows = due.map(({ consignmentId, invoice, collected = SUM }) => ({
    consignmentId,
    invoice,
    collected,
    charge: CHARGE,
  }));
  for (const { consignmentId } of due) world.paid.add(consignmentId);
  const fileName = `${courier}-${world.paid.size}.csv`;
  const body = { courier, fileName, day: dayOf(Date.now()), rows, total: sumPaid(rows) };
  await Promise.all(BOTH.map((who) => world.shop.done(who, 'POST /settlements', body)));
}

/** Also of a return, whose buyer has paid for the way. */
function isCollected({ courier, way, collected }: CourierParcel): boolean {
  return collected !== undefined || ['delivered', 'partly delivered'].includes(meaningOf(courier, way));
}
