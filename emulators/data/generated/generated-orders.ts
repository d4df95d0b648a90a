// Orders of a shop that has been open for two months.

import type { OrderItem } from '@aloghor/functions/contract/order-items';
import { newDesk } from '@aloghor/functions/domain/desk';
import { orderNumberAt } from '@aloghor/functions/domain/order-number';
import { isDelivered, isInShop, isPaymentStep, type StaffStatus } from '@aloghor/functions/domain/order-status';
import { randomFrom } from '@aloghor/functions/domain/seeded-random';
import { withWaitingSince } from '@aloghor/functions/domain/waiting-since';
import { newOrder } from '@aloghor/functions/src/orders/order-document';
import { searchKeys } from '@aloghor/functions/src/orders/search-keys';
import type { DeskDocument, OrderDocument, SalesDocument } from '@aloghor/functions/src/platform/database/collections';
import { idOfKey } from '@aloghor/functions/src/platform/http/idempotency-key';
import { orderAfter } from '@aloghor/functions/test/order-after';
import type { Generated } from './generated-products.ts';
import { generatedBuyer, generatedWords } from './people.ts';
import { between, pick } from './random.ts';

const DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const LINES_MAXIMUM = 4;
const QUANTITY_MAXIMUM = 3;

const DELIVERED: StaffStatus[] = ['Payment successful', 'Out for Delivery', 'Delivered'];
const CANCELLED: StaffStatus[] = ['Cancel'];
const OPEN: StaffStatus[][] = [[], DELIVERED.slice(0, 1), DELIVERED.slice(0, 2)];

/** The first generated order is AA-1000: the shop's own begin at A-1000. */
const FIRST_NUMBER = 26 * 9_000;

/** After this many days every order is closed. */
const OPEN_DAYS = 7;

/** The final statuses of old orders: one in five was cancelled. */
const CLOSED = [DELIVERED, DELIVERED, DELIVERED, DELIVERED, CANCELLED];

/**
 * Orders of the 60 days up to `now`, in milliseconds, of any of `products`; the same arguments give the same orders.
 */
export function generatedOrders(products: OrderItem[], amount: number, now: number): Generated<OrderDocument>[] {
  return Array.from({ length: amount }, (_, place) => generatedOrder(products, place, now));
}

function generatedOrder(products: OrderItem[], place: number, now: number): Generated<OrderDocument> {
  const random = randomFrom(place);
  const buyer = generatedBuyer(random);
  const age = random() * DAYS * DAY_MS;
  const given = { orderNumber: orderNumberAt(FIRST_NUMBER + place), now: Math.round(now - age) };
  const order = newOrder(buyer, generatedWords(random), generatedLines(products, random), given);
  const steps = pick(age < OPEN_DAYS * DAY_MS ? [...OPEN, ...CLOSED] : CLOSED, random);
  const id = idOfKey(order.uid, `made-${place}`);
  const after = orderAfter(order, steps, now);
  const confirmedAt = after.timeline.find(({ status }) => isPaymentStep(status))?.at;
  return { id, document: { ...after, ...(confirmedAt && { confirmedAt }), searchKeys: searchKeys(id, order) } };
}

/** The desks of those that are still in the shop: the buyers of those that are not confirmed are to be called. */
export function desksOf(orders: Generated<OrderDocument>[]): Generated<DeskDocument>[] {
  const inShop = orders.filter(({ document }) => isInShop(document.status));
  return inShop.map(({ id, document }) => {
    const { callAt, ...desk } = newDesk(document.createdAt);
    const opened: DeskDocument = document.confirmedAt ? { ...desk, state: 'confirmed' } : { ...desk, callAt };
    return { id, document: withWaitingSince(opened, document) };
  });
}

function generatedLines(products: OrderItem[], random: () => number): OrderItem[] {
  const chosen = Array.from({ length: between(1, LINES_MAXIMUM, random) }, () => pick(products, random));
  return [...new Set(chosen)].map((product) => ({ ...product, quantity: between(1, QUANTITY_MAXIMUM, random) }));
}

/** The names and pictures that the best sellers show of delivered products. */
export function salesOf(orders: Generated<OrderDocument>[]): Generated<SalesDocument>[] {
  const sold = new Map<string, SalesDocument>();
  const delivered = orders.filter(({ document }) => isDelivered(document.status));
  for (const { _id, name, img } of delivered.flatMap(({ document }) => document.lines)) sold.set(_id, { name, img });
  return [...sold].map(([id, document]) => ({ id, document }));
}
