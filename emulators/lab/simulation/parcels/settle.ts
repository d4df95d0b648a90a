import { CLERK } from '../cast.ts';
import { assertHeard } from './assert-heard.ts';
import { lookUp, poll, tellSwapped } from './follow.ts';
import { ORDERS, type ParcelWorld } from './parcel-world.ts';
import { payOut } from './pay-out.ts';
import { lookIntoPanel } from './staff.ts';

/** Waits until nothing is on its way: couriers show and tell everything, are asked, and people look into their panels. */
export async function settle(world: ParcelWorld): Promise<void> {
  await world.shop.account.set({ hiddenMs: 0, untrackedMs: 0 });
  await tellSwapped(world);
  await assertHeard(world);
  await lookUp(world);
  for (let order = 0; order < ORDERS; order++) await lookIntoPanel(world, { order, who: CLERK });
  await poll(world, { isTwice: true }); // also of what was told of parcels that were not known yet
  await poll(world, { isTwice: false });
  await payOut(world);
}
