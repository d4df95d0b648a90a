import { ask } from '@aloghor/functions/test/ask';
import { NOBODY, newCustomer, type Person, signIn } from '@aloghor/functions/test/people';
import { queueFirst } from './api-helpers.ts';

/** The outcomes of the orders of a day, in the order in which buyers are called. */
const FATES = ['returned', 'noAnswer', 'corrected', 'advance', 'refused', 'delivered'] as const;
type Fate = (typeof FATES)[number];

export const CHARGE = 70;
export const ADVANCE = 200;
const PRICES = { lamp: 1_250.5, shade: 900 };

export interface DayOrder {
  id: string;
  name: string;
  fate: Fate | 'byHand';
  /** The quantity of the lamp; each order has one shade too. */
  lamps: number;
}

export interface Lamps {
  lamp: string;
  shade: string;
  /** Their article numbers, which a scanner reads. */
  articles: { lamp: string; shade: string };
}

/** Two counted products that no other test sells. */
export async function addLamps(stock: number): Promise<Lamps> {
  const admin = await signIn('admin');
  const now = Date.now();
  const articles = { lamp: `DL-${now}`, shade: `DS-${now}` };
  const add = async (name: string, price: number, article: string) => {
    const product = { name, desc: 'A lamp.', price, categories: ['Table Lamp'], img: '/icon-192.png', stock, article };
    return (await ask(admin, 'POST /products', product)).body.insertedId as string;
  };
  return {
    lamp: await add(`Day Lamp ${now}`, PRICES.lamp, articles.lamp),
    shade: await add(`Day Shade ${now}`, PRICES.shade, articles.shade),
    articles,
  };
}

export async function removeLamps({ lamp, shade }: Lamps): Promise<void> {
  const admin = await signIn('admin');
  for (const id of [lamp, shade]) await ask(admin, `DELETE /products/${id}`);
}

interface Buyers {
  mobileNumber: () => string;
  surname?: string;
}

/** Orders of guests and members in turn, ahead of all others in the queue of calls. */
export async function placeDay(
  count: number,
  { mobileNumber, surname = '' }: Buyers,
  lamps: Lamps,
): Promise<DayOrder[]> {
  const member = await newCustomer();
  const placed: DayOrder[] = [];
  for (let place = 0; place < count; place += 1) {
    const fate = FATES[place % FATES.length] ?? 'delivered';
    const name = `Buyer ${String(place + 1).padStart(2, '0')} ${surname}`.trim();
    const said = { name, mobileNumber: mobileNumber() };
    const id = await send(place % 2 ? member : NOBODY, 'POST /orders', said, lamps);
    placed.push({ id, name, fate, lamps: 2 });
  }
  for (const { id } of placed.toReversed()) await queueFirst(id);
  return placed;
}

/** An order that the shop has entered during a call, confirmed. */
export async function placeByHand(mobileNumber: string, lamps: Lamps): Promise<DayOrder> {
  const said = { name: 'Buyer by hand', mobileNumber, source: 'telephone', isConfirmed: true };
  const id = await send(await signIn('admin'), 'POST /orders/admin', said, lamps);
  return { id, name: said.name, fate: 'byHand', lamps: 2 };
}

async function send(
  who: Person | undefined,
  what: 'POST /orders' | 'POST /orders/admin',
  said: object,
  { lamp, shade }: Lamps,
): Promise<string> {
  const orderItems = [
    { _id: lamp, quantity: 2 },
    { _id: shade, quantity: 1 },
  ];
  const answer = await ask(who, what, { deliveryAddress: 'House 7, Dhaka', ...said, orderItems });
  if (answer.status !== 200) throw new Error(`${what}: ${JSON.stringify(answer.body)}`);
  return answer.body.insertedId;
}

/** The sum of an order's products after its call, in taka. */
export function totalOf({ fate }: DayOrder): number {
  return (fate === 'corrected' ? 3 : 2) * PRICES.lamp + PRICES.shade;
}

/** What is to be collected for an order after its call, in taka. */
export function collectFor(order: DayOrder): number {
  return order.fate === 'advance' ? totalOf(order) + CHARGE - ADVANCE : totalOf(order);
}

/** At the end of the day: what the shop has received for it, and the value and quantities of what stayed with the buyer. */
export function endOf(order: DayOrder) {
  const { fate } = order;
  if (fate === 'refused') return { received: 0, delivered: 0, lamps: 0, shades: 0 };
  if (fate === 'returned') return { received: CHARGE, delivered: 0, lamps: 0, shades: 0 };
  if (fate === 'corrected') {
    const stayed = 2 * PRICES.lamp + PRICES.shade; // one of three lamps comes back
    return { received: stayed, delivered: stayed, lamps: 2, shades: 1 };
  }
  const delivered = 2 * PRICES.lamp + PRICES.shade;
  return { received: collectFor(order), delivered, lamps: 2, shades: 1 };
}
