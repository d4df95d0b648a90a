// Orders of a shop that has been open for two months.
import type { OrderItem } from '@aloghor/functions/contract/order-items';
import { orderNumberAt } from '@aloghor/functions/domain/order-number';
import { type AdminStatus, PAID_STATUS } from '@aloghor/functions/domain/order-status';
import { derivedMoneyFields } from '../../functions/src/orders/derived-money-fields.ts';
import { newOrder } from '../../functions/src/orders/order-document.ts';
import { orderId } from '../../functions/src/orders/order-identity.ts';
import { searchKeys } from '../../functions/src/orders/search-keys.ts';
import type { OrderDocument, SalesDocument } from '../../functions/src/platform/database/collections.ts';
import type { Made } from './generated-products.ts';
import { generatedBuyer, generatedWords } from './people.ts';
import { between, pick, randomFrom } from './random.ts';

const DAYS = 60;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LINES_MAXIMUM = 4;
const QUANTITY_MAXIMUM = 3;

const DELIVERED: AdminStatus[] = ['Payment successful', 'Out for Delivery', 'Delivered'];
const CANCELLED: AdminStatus[] = ['Cancel'];
const OPEN: AdminStatus[][] = [[], DELIVERED.slice(0, 1), DELIVERED.slice(0, 2)];

/** The first made order is AA-1000: the shop's own begin at A-1000. */
const FIRST_NUMBER = 26 * 9_000;

/** After this many days every order is closed. */
const OPEN_DAYS = 7;

/** The final statuses of old orders: one in five was cancelled. */
const CLOSED = [DELIVERED, DELIVERED, DELIVERED, DELIVERED, CANCELLED];

/** Orders of the 60 days up to `now`, in milliseconds, of any of `products`: the same for the same two. */
export function generatedOrders(products: OrderItem[], amount: number, now: number): Made<OrderDocument>[] {
  return Array.from({ length: amount }, (_, place) => generatedOrder(products, place, now));
}

function generatedOrder(products: OrderItem[], place: number, now: number): Made<OrderDocument> {
  const random = randomFrom(place);
  const buyer = generatedBuyer(random);
  const age = random() * DAYS * DAY_MS;
  const given = { number: orderNumberAt(FIRST_NUMBER + place), now: Math.round(now - age) };
  const order = newOrder(buyer, generatedWords(random), generatedLines(products, random), given);
  const steps = pick(age < OPEN_DAYS * DAY_MS ? [...OPEN, ...CLOSED] : CLOSED, random);
  const id = orderId(order.uid, `made-${place}`);
  return { id, document: { ...after(order, steps, now), searchKeys: searchKeys(id, order) } };
}

function generatedLines(products: OrderItem[], random: () => number): OrderItem[] {
  const chosen = Array.from({ length: between(1, LINES_MAXIMUM, random) }, () => pick(products, random));
  return [...new Set(chosen)].map((product) => ({ ...product, quantity: between(1, QUANTITY_MAXIMUM, random) }));
}

/** The order some hours later, when the shop has set these statuses, and received the money with the paid one. */
function after(order: OrderDocument, steps: AdminStatus[], now: number): OrderDocument {
  const set = steps.map((status, step) => {
    const at = Math.min(order.createdAt + (step + 1) * HOUR_MS, now);
    return { status, at, by: 'shop' as const };
  });
  const paid = set.find(({ status }) => status === PAID_STATUS);
  const made: OrderDocument = {
    ...order,
    status: steps.at(-1) ?? order.status,
    timeline: [...order.timeline, ...set],
    ...(paid && { payment: { sum: order.totalPrice, at: paid.at } }),
  };
  return { ...made, ...derivedMoneyFields(made) };
}

/** What the best sellers show of the products that were delivered. */
export function salesOf(orders: Made<OrderDocument>[]): Made<SalesDocument>[] {
  const sold = new Map<string, SalesDocument>();
  const delivered = orders.filter(({ document }) => document.status === 'Delivered');
  for (const { _id, name, img } of delivered.flatMap(({ document }) => document.lines)) sold.set(_id, { name, img });
  return [...sold].map(([id, document]) => ({ id, document }));
}
