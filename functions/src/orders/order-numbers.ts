import { countedBy, firstFreePlace, NEWEST_ORDERS, NUMBERS_RESERVED, orderNumberAt } from '../domain/order-number.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { counters, ORDER_NUMBERS, orders } from '../platform/database/collections.ts';

/**
 * Order numbers, unique in the whole shop. Reserved ones are kept in memory: the unused ones of an instance that ends
 * become gaps. Orders that come while a block is being reserved wait for the same reservation.
 */
export function openOrderNumbers(): () => Promise<string> {
  let next = 0;
  let end = 0;
  let reserving: Promise<void> | undefined;

  async function reserve(): Promise<void> {
    next = await reserveBlock();
    end = next + NUMBERS_RESERVED;
  }

  return async () => {
    while (next === end) {
      reserving ??= reserve().finally(() => {
        reserving = undefined;
      });
      await reserving;
    }
    return orderNumberAt(next++);
  };
}

/** The next unused number. @throws what the database does: an order without its number is not placed */
export const nextOrderNumber = openOrderNumbers();

/** Returns the place of the first number of the block. A counter that is lost is found again from the orders. */
async function reserveBlock(found?: number): Promise<number> {
  const reserved = await inTransaction(async (transaction) => {
    const all = counters.within(transaction);
    const [counter] = await all.get([ORDER_NUMBERS]);
    const first = countedBy(counter?.next) ?? found;
    if (first !== undefined) all.put(ORDER_NUMBERS, { next: first + NUMBERS_RESERVED });
    return first;
  });
  return reserved ?? reserveBlock(await findFirstFree());
}

/** Outside the transaction, where a query would lock every order. */
async function findFirstFree(): Promise<number> {
  const newest = await orders.find((all) => all.orderBy('createdAt', 'desc').limit(NEWEST_ORDERS).select('number'));
  return firstFreePlace(
    newest.map((order) => order.number),
    true,
  );
}
