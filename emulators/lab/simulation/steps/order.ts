import { QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type Answer, answered, type Call, type Expected, type OrderPage, rejected, type Step } from '../call.ts';
import { ADMIN, DETAILS, isCustomer, isMember, type Who } from '../cast.ts';
import type { Known } from '../known.ts';
import { newOrder, type PlacedOrder, type World } from '../world.ts';

type Items = OrderPage['items'];

/** A click on the button of the open order page, perhaps the second one. */
export function order(who: Who): Step {
  return {
    name: `${who} orders`,
    prepare({ pages }: Known) {
      const page = pages.get(who);
      return page && orderFrom(page, page.items);
    },
  };
}

/** The same page and key, with one more of the first product. */
export function orderOtherwise(who: Who): Step {
  return {
    name: `${who} orders one more`,
    prepare({ pages }: Known) {
      const page = pages.get(who);
      return (
        page &&
        orderFrom(
          page,
          page.items.map((item, place) => ({
            ...item,
            quantity: place === 0 ? otherThan(item.quantity) : item.quantity,
          })),
        )
      );
    },
  };
}

function orderFrom(page: OrderPage, items: Items): Call {
  const { buyer, number, key, total } = page;
  const body = {
    ...DETAILS[buyer],
    info: `page ${number}`,
    orderItems: items.map(({ id, quantity }) => ({ _id: id, quantity, price: 1 })), // the price is the shop's to say
    ...(total !== undefined && { totalPrice: total / 100 }),
  };
  const isByHand = buyer === ADMIN;
  return {
    who: buyer,
    what: isByHand ? 'POST /orders/admin' : 'POST /orders',
    body: isByHand ? { ...body, source: 'telephone' } : body,
    headers: key ? { 'idempotency-key': key } : {},
    access: isByHand ? 'orders:create' : 'orders:place',
    writes: 'orders',
    page,
    happen: (world, said) => placeOrder(world, page, items, said),
  };
}

function placeOrder(world: World, page: OrderPage, items: Items, said: Answer | undefined): Expected {
  const earlier = world.orders.find(
    (order) => page.key !== undefined && order.key === page.key && sharesKeys(order.buyer, page.buyer),
  );
  if (earlier) return isRepeated(earlier, page, items) ? answerAgain(earlier, said) : rejectOther(earlier);
  const missing = items.map(({ id }) => id).filter((id) => world.prices[id] === undefined);
  if (missing.length > 0) return { ...rejected(409, 'products-gone'), shown: missing, read: ({ missing }) => missing };
  const short = items.filter(({ id, quantity }) => (world.stock[id] ?? quantity) < quantity);
  if (short.length > 0) {
    const shown = short.map(({ id }) => ({ _id: id, isSoldOut: world.stock[id] === 0 }));
    return { ...rejected(409, 'out-of-stock'), shown, read: (body) => body.short };
  }
  const lines = items.map((item) => ({ ...item, price: world.prices[item.id] ?? 0 })); // none is missing
  const order = newOrder({ buyer: page.buyer, page: page.number, key: page.key, id: said?.body.insertedId, lines });
  if (page.total !== undefined && page.total !== order.total) {
    return { ...rejected(409, 'price-changed'), shown: order.total / 100, read: ({ totalPrice }) => totalPrice };
  }
  if (world.orders.some(({ id }) => id !== undefined && id === order.id)) return answered('the id of a new order');
  world.orders.push(order);
  takeFromCart(world, page.buyer, items);
  takeFromStock(world, items);
  return { status: 200 };
}

/** Guests are not distinguished: a key belongs to one buyer, or to all guests. */
function sharesKeys(one: Who, other: Who): boolean {
  return one === other || (!isMember(one) && !isMember(other));
}

function isRepeated(earlier: PlacedOrder, page: OrderPage, items: Items): boolean {
  const { asked } = earlier;
  const isSame = items.every(({ id, quantity }) =>
    asked.items.some((one) => one.id === id && one.quantity === quantity),
  );
  return earlier.page === page.number && isSame && (page.total ?? asked.total) === asked.total;
}

function answerAgain(earlier: PlacedOrder, said: Answer | undefined): Expected {
  earlier.id ??= said?.body.insertedId;
  return { ...answered(earlier.id), read: ({ insertedId }) => insertedId };
}

function rejectOther({ buyer, id }: PlacedOrder): Expected {
  const rejection = rejected(409, 'key-used-for-another-order');
  if (isMember(buyer) && id === undefined) return rejection;
  return { ...rejection, shown: isMember(buyer) ? id : undefined, read: ({ insertedId }) => insertedId };
}

function takeFromCart({ carts }: World, buyer: Who, items: Items): void {
  if (!isCustomer(buyer)) return;
  for (const { id, quantity } of items) {
    const rest = (carts[buyer][id] ?? 0) - quantity;
    if (rest > 0) carts[buyer][id] = rest;
    else delete carts[buyer][id];
  }
}

function takeFromStock({ stock }: World, items: Items): void {
  for (const { id, quantity } of items) {
    const inStock = stock[id];
    if (inStock !== undefined) stock[id] = inStock - quantity;
  }
}

function otherThan(quantity: number): number {
  return quantity === QUANTITY_MAXIMUM ? 1 : quantity + 1;
}
