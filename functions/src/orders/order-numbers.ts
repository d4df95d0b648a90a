import { orderNumberAt } from '../domain/order-number.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { counters, ORDER_NUMBERS } from '../platform/database/collections.ts';

/** Numbers that an instance reserves at once, so that the counter is not written with every order. */
export const BLOCK = 20;

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
    end = next + BLOCK;
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

/** Returns the place of the first number of the block. */
function reserveBlock(): Promise<number> {
  return inTransaction(async (transaction) => {
    const all = counters.within(transaction);
    const [counter] = await all.get([ORDER_NUMBERS]);
    const first = counter?.next ?? 0;
    all.put(ORDER_NUMBERS, { next: first + BLOCK });
    return first;
  });
}
