import { followDue } from '@aloghor/functions/src/couriers/follow-parcels';
import { lookUpDue } from '@aloghor/functions/src/couriers/look-up-parcels';
import type { ActOf } from './acts.ts';
import { isOfOrder, nameOf, type ParcelWorld } from './parcel-world.ts';
import { WAYS } from './ways.ts';

const MINUTE_MS = 60_000;

/** Longer than a parcel is left alone between two questions, and than a claim is left to who has made it. */
const BETWEEN_MS = 11 * MINUTE_MS;

export function hide({ shop }: ParcelWorld, { minutes, untracked }: ActOf<'hide'>): Promise<void> {
  return shop.account.set({ hiddenMs: minutes * MINUTE_MS, untrackedMs: untracked * MINUTE_MS });
}

export async function lookUp({ shop }: ParcelWorld): Promise<void> {
  shop.pass(BETWEEN_MS);
  await lookUpDue();
}

export async function poll({ shop }: ParcelWorld, { isTwice }: ActOf<'poll'>): Promise<void> {
  shop.pass(BETWEEN_MS);
  await Promise.all([followDue(), ...(isTwice ? [followDue()] : [])]);
}

/** Moves a parcel some words on, a second after each other. */
export async function move(world: ParcelWorld, { parcel, nexts }: ActOf<'move'>): Promise<void> {
  for (const next of nexts) {
    await moveOn(world, parcel, next);
    world.shop.pass();
  }
}

/** Not one that was taken back, or whose goods stand in the shop. */
async function moveOn(world: ParcelWorld, place: number, next: number): Promise<void> {
  const all = await world.parcels();
  const parcel = all[place % all.length];
  if (!parcel || world.cancelled.has(nameOf(parcel)) || !(await world.isShown(parcel))) return;
  const order = world.orders.find(({ number }) => isOfOrder(parcel.invoice, number));
  const words = WAYS[parcel.courier][parcel.word]?.next ?? [];
  const word = words[next % words.length];
  if (!word || order?.isCountedBack) return;
  await world.shop.account.move(parcel, word, WAYS[parcel.courier][word]?.collects);
}

export async function tell({ shop, news }: ParcelWorld, { news: place }: ActOf<'tell'>): Promise<void> {
  const one = news[place % news.length];
  if (!one) return;
  one.times += 1;
  await shop.tell(one.call);
}

/** All that was not told yet, the last one first. */
export async function tellSwapped({ shop, news }: ParcelWorld): Promise<void> {
  for (const one of news.filter(({ times }) => times === 0).toReversed()) {
    one.times += 1;
    await shop.tell(one.call);
  }
}
