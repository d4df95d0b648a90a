import type { BookedParcel } from '@aloghor/functions/contract/parcel-notes';
import { ADMIN, CLERK } from '../cast.ts';
import type { ActOf } from './acts.ts';
import { LAMP } from './parcel-shop.ts';
import { type CourierParcel, nameOf, type ParcelWorld, QUANTITY, type SimulatedOrder } from './parcel-world.ts';
import { meaningOf } from './ways.ts';

export async function cancel(world: ParcelWorld, { order: place, who, loss }: ActOf<'cancel'>): Promise<void> {
  const { id } = world.orderAt(place);
  const body = { invoice: (await parcelOf(world, id))?.invoice ?? 'none', reason: 'The buyer does not want it.' };
  await world.shop.ask(who, `POST /orders/admin/${id}/parcel/cancellation`, body, { loss, writes: 'parcels' });
}

/** Notes what the panel of a courier shows of a parcel whose answer was lost. */
export async function lookIntoPanel(world: ParcelWorld, { order, who }: ActOf<'lookIntoPanel'>): Promise<void> {
  const { id } = world.orderAt(order);
  const noted = await parcelOf(world, id);
  if (!noted || !UNCERTAIN.includes(noted.state)) return;
  const kept = await keptAs(world, noted);
  if (kept && !(await world.isShown(kept))) return; // nobody sees it yet
  const seen = kept ? { decision: 'booked', consignmentId: kept.consignmentId } : { decision: 'rejected' };
  await world.shop.ask(who, `POST /parcels/${noted.invoice}/decide`, seen);
}

const UNCERTAIN: readonly string[] = ['asked', 'unknown'];

/** Cancels a parcel in the panel of its courier, which has not fetched it yet, and notes that. */
export async function cancelInPanel(world: ParcelWorld, { order, who }: ActOf<'cancelInPanel'>): Promise<void> {
  const { id } = world.orderAt(order);
  const noted = await parcelOf(world, id);
  const kept = noted && (await keptAs(world, noted));
  if (!kept || meaningOf(kept.courier, kept.way) !== 'waiting' || !(await world.isShown(kept))) return;
  await world.shop.account.move(kept, CANCELLED[kept.courier]);
  world.cancelled.add(nameOf(kept));
  await world.shop.ask(who, `POST /parcels/${kept.invoice}/decide`, CANCELLED_ALREADY);
}

/** Says of a parcel that was cancelled before its pick-up that it never left; whatever its courier tells later, that is final. */
export async function findInShop(world: ParcelWorld, { order, who }: ActOf<'findInShop'>): Promise<void> {
  const { id } = world.orderAt(order);
  const noted = await parcelOf(world, id);
  const kept = noted && (await keptAs(world, noted));
  if (noted?.state !== 'returning' || kept?.courier !== 'steadfast') return;
  if (kept.way.some(({ word }) => !BEFORE_PICK_UP.includes(word))) return;
  const answer = await world.shop.ask(who, `POST /parcels/${kept.invoice}/decide`, CANCELLED_ALREADY);
  if (answer?.status === 200) world.cancelled.add(nameOf(kept));
}

/** All that Steadfast may have said of what it never had. */
const BEFORE_PICK_UP: readonly string[] = ['in_review', 'pending', 'hold', 'cancelled'];

const CANCELLED_ALREADY = { decision: 'cancelled' };

/** The word of what is cancelled in each panel. */
const CANCELLED = { steadfast: 'cancelled', pathao: 'pickup-cancelled', redx: 'cancelled' } as const;

export async function handOver(world: ParcelWorld, { order: place, who }: ActOf<'handOver'>): Promise<void> {
  const order = world.orderAt(place);
  if (await setStatus(world, order, who, 'Out for Delivery')) order.isHandedOver = true;
}

/** Counts the goods of a parcel that is here again; perhaps the scanner reads it twice. */
export async function countBack(world: ParcelWorld, { order: place, isTwice }: ActOf<'countBack'>): Promise<void> {
  const order = world.orderAt(place);
  const last = (await world.parcelsOf(order)).at(-1);
  if (!last || !COMES_BACK.includes(meaningOf(last.courier, last.way)) || world.cancelled.has(nameOf(last))) return;
  const body = { reason: 'late', cameBack: [{ _id: LAMP, quantity: QUANTITY }] };
  const count = () => world.shop.ask(CLERK, `POST /orders/admin/${order.id}/returned`, body);
  const answers = await Promise.all(isTwice ? [count(), count()] : [count()]);
  if (answers.some((answer) => answer?.status === 200)) order.isCountedBack = true;
}

const COMES_BACK: readonly string[] = ['coming back', 'back'];

/** Counts all that has come back until now of an order that was delivered. */
export async function countLater(world: ParcelWorld, { order: place, quantity, isTwice }: ActOf<'countLater'>) {
  const order = world.orderAt(place);
  const body = { reason: 'changedMind', cameBack: [{ _id: LAMP, quantity }] };
  const count = (who: typeof ADMIN | typeof CLERK) =>
    world.shop.ask(who, `POST /orders/admin/${order.id}/counted`, body);
  const answers = await Promise.all(isTwice ? [count(CLERK), count(ADMIN)] : [count(CLERK)]);
  if (answers.some((answer) => answer?.body.modifiedCount === 1)) order.cameBackLater = quantity;
}

/** Asks a courier to pay for a parcel that it has lost, or has damaged on either way, and notes that it has. */
export async function claim(world: ParcelWorld, { order: place }: ActOf<'claim'>): Promise<void> {
  const order = world.orderAt(place);
  const noted = await parcelOf(world, order.id);
  if (!noted || !CLAIMABLE.includes(noted.state)) return;
  const { courier, invoice, state } = noted;
  const note = (who: typeof ADMIN | typeof CLERK, body: object) =>
    world.shop.ask(who, `POST /orders/admin/${order.id}/parcel/compensation`, { courier, invoice, ...body });
  if ((await note(CLERK, { asked: CLAIM }))?.status !== 200) return; // it is paid already
  await Promise.all([note(CLERK, { paid: CLAIM }), note(ADMIN, { paid: CLAIM })]);
  world.claimed += CLAIM;
  if (state === 'lost') order.isMeddledWith = true; // its order ends with it, whatever the courier finds later
}

const CLAIMABLE: readonly string[] = ['lost', 'delivered', 'returned'];

/** In taka: neither what an order costs, nor a part of it. */
const CLAIM = 555;

/** Closes an order, whatever its courier has done. */
export async function meddle(world: ParcelWorld, { order: place, status }: ActOf<'meddle'>): Promise<void> {
  const order = world.orderAt(place);
  if (await setStatus(world, order, ADMIN, status)) order.isMeddledWith = true;
}

export async function changeAddress(world: ParcelWorld, { order }: ActOf<'changeAddress'>): Promise<void> {
  const { id } = world.orderAt(order);
  const body = { deliveryAddress: `House 5, Road ${Date.now()}` };
  await world.shop.ask(CLERK, `PATCH /orders/admin/${id}/corrections`, body);
}

async function setStatus(
  { shop }: ParcelWorld,
  { id }: SimulatedOrder,
  who: typeof ADMIN | typeof CLERK,
  status: string,
): Promise<boolean> {
  const answer = await shop.ask(who, `PATCH /orders/admin/${id}?status=${encodeURIComponent(status)}`);
  return answer?.body.modifiedCount === 1;
}

/** The parcel that the shop notes at an order. */
export async function parcelOf({ shop }: ParcelWorld, id: string): Promise<BookedParcel | undefined> {
  return (await shop.read(`GET /orders/admin/${id}`)).parcel;
}

/** The same as its courier has it, if that has it at all. */
async function keptAs(world: ParcelWorld, noted: BookedParcel): Promise<CourierParcel | undefined> {
  return (await world.parcels()).find((one) => one.courier === noted.courier && one.invoice === noted.invoice);
}
