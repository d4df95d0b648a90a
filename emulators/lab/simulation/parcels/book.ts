import { currentCatalogue } from '@aloghor/functions/src/catalogue/read-catalogue';
import { claimParcel } from '@aloghor/functions/src/couriers/claim-parcel';
import { openCourier } from '@aloghor/functions/src/couriers/registry';
import type { Switches } from '../../../shop/couriers/switches.ts';
import type { Answer } from '../call.ts';
import { ADMIN, CLERK } from '../cast.ts';
import type { ActOf } from './acts.ts';
import { nameOf, type ParcelWorld, SUM } from './parcel-world.ts';
import type { Courier } from './ways.ts';

type CourierAnswer = Pick<Switches, 'booking' | 'keeps'>;

const BOOKS = { writes: 'parcels' };

export function book(world: ParcelWorld, { orders, courier, who, answer, loss }: ActOf<'book'>): Promise<void> {
  return whileAnswering(world, answer, async () => {
    const body = bookingOf(world, courier, orders);
    learn(world, await world.shop.ask(who, 'POST /parcels', body, { ...BOOKS, loss }));
  });
}

export function bookAtOnce(world: ParcelWorld, { orders, courier, other, answer }: ActOf<'bookAtOnce'>): Promise<void> {
  return whileAnswering(world, answer, async () => {
    const answers = await Promise.all([
      world.shop.ask(CLERK, 'POST /parcels', bookingOf(world, courier, orders)),
      world.shop.ask(ADMIN, 'POST /parcels', bookingOf(world, other, orders.toReversed())),
    ]);
    for (const one of answers) learn(world, one);
  });
}

/** The process ends after the claim, or after the courier's answer. */
export function die(world: ParcelWorld, { order, courier, when, answer }: ActOf<'die'>): Promise<void> {
  return whileAnswering(world, answer, async () => {
    const wanted = { _id: world.orderAt(order).id, toCollect: SUM };
    const claimed = await claimParcel({ courier }, wanted, world.shop.staff(CLERK), await currentCatalogue());
    if ('parcel' in claimed && when === 'after the call') await openCourier(courier).book(claimed.toBook);
  });
}

/** Somebody sends the same once more, since nobody knows whether the courier has it. */
export function bookAgain(world: ParcelWorld, { order, courier, who, answer }: ActOf<'bookAgain'>): Promise<void> {
  return whileAnswering(world, answer, async () => {
    const { id: _id } = world.orderAt(order);
    const body = { courier, orders: [{ _id, toCollect: SUM, again: true }] };
    learn(world, await world.shop.ask(who, 'POST /parcels', body, BOOKS));
  });
}

function bookingOf(world: ParcelWorld, courier: Courier, places: number[]) {
  return { courier, orders: places.map((place) => ({ _id: world.orderAt(place).id, toCollect: SUM })) };
}

async function whileAnswering({ shop }: ParcelWorld, answer: CourierAnswer, work: () => Promise<void>): Promise<void> {
  await shop.account.set(answer);
  await work();
  await shop.account.set({ booking: 'answered', keeps: true });
}

interface AnsweredRow {
  problems: string[];
  parcel?: { courier: Courier; invoice: string; state: string };
}

/** What is answered as booked the courier must have. */
function learn(world: ParcelWorld, answer: Answer | undefined): void {
  if (!answer) return;
  const rows: AnsweredRow[] = answer.body.rows;
  for (const { problems, parcel } of rows)
    if (problems.length === 0 && parcel?.state === 'booked') world.promised.add(nameOf(parcel));
}
