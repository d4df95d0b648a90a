import { dayOf } from '../src/domain/day-of.ts';
import { stillToCome } from '../src/domain/orders.ts';
import { type Answer, ask, statusCall } from './ask.ts';
import { putCounted, resetSettings } from './catalogue.ts';
import { NOBODY, type Person, signIn } from './people.ts';
import { resetToSeed } from './seed.ts';

/** A lamp of ৳100, in stock. */
export const LAMP = 'jute';

let riders = 0;

/** Names two riders of no other test, in a shop whose settings are otherwise new. */
export async function newRiders(admin: Person): Promise<{ karim: string; salam: string }> {
  await resetSettings();
  riders += 1;
  const named = { karim: `Karim ${riders}`, salam: `Salam ${riders}` };
  const { status } = await setRiders(admin, named.karim, named.salam);
  if (status !== 200) throw new Error(`Naming the riders was answered ${status}`);
  return named;
}

/** Empties the shop and puts the riders' lamp into stock; returns its staff. */
export async function openRidersShop(): Promise<Record<'admin' | 'clerk' | 'packer', Person>> {
  await resetToSeed();
  const [admin, clerk, packer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('packer')]);
  await putCounted(LAMP, 500, { price: 100 });
  return { admin, clerk, packer };
}

/** Orders lamps, as a guest or as somebody; returns the order's id. */
export async function orderLamps(
  quantity = 1,
  who: Person | undefined = NOBODY,
  mobileNumber = '01712345678',
): Promise<string> {
  const order = { mobileNumber, orderItems: [{ _id: LAMP, quantity }] };
  return (await ask(who, 'POST /orders', order)).body.insertedId;
}

/** Names the shop's own riders. */
export async function setRiders(admin: Person, ...names: string[]): Promise<Answer> {
  const { version } = (await ask(admin, 'GET /settings/admin')).body.riders;
  return ask(admin, 'PATCH /settings/riders', { people: names.map((name) => ({ name })), version });
}

export function give(who: Person, id: string, rider: string): Promise<Answer> {
  return ask(who, `POST /orders/admin/${id}/rider`, { rider });
}

/** Gives an order to a rider, who brings it to its buyer. */
export async function deliver(who: Person, id: string, rider: string): Promise<void> {
  await give(who, id, rider);
  await ask(who, statusCall(id, 'Delivered'));
}

/** A rider's sheet of today, or of another day. */
export async function sheetOf(who: Person, rider: string, day = dayOf(Date.now())): Promise<Answer['body']> {
  return (await ask(who, `GET /riders/sheet?${new URLSearchParams({ rider, day })}`)).body;
}

type SheetOrder = Parameters<typeof stillToCome>[0] & { _id: string; rider: { state: string } };

/** What settles a sheet as it is seen now; handed over is what is expected, or this. */
export async function seenSheet(who: Person, rider: string, handedOver?: number) {
  const { day, orders }: { day: string; orders: SheetOrder[] } = await sheetOf(who, rider);
  const ended = orders.filter((order) => order.rider.state === 'ended');
  const brought = ended.map((order) => ({ _id: order._id, taka: stillToCome(order) }));
  const expected = Math.round(brought.reduce((sum, { taka }) => sum + taka * 100, 0)) / 100;
  return { rider, day, orders: brought, handedOver: handedOver ?? expected };
}
