import type { Order } from '@aloghor/functions/contract/orders';
import { isApiError } from '../../shared/lib/api-error.ts';

/** What became of each of several orders. */
export interface Changes {
  done: Order[];
  /** Asking again would change nothing. */
  refused: { order: Order; error: unknown }[];
  /** Those whose answer did not come, and those that were not asked then: they can be asked again. */
  left: Order[];
  /** Why the rest was left. */
  error?: unknown;
}

/** Each call is a transaction of its own; more at once would only wait in the server. */
const AT_ONCE = 4;

/** Changes each order, four at a time. A refusal stops nothing; where no answer comes, no further one is asked. */
export async function forEachOrder(
  orders: Order[],
  change: (order: Order) => Promise<void>,
  onProgress: (count: number) => void,
): Promise<Changes> {
  const outcomes = new Map<Order, { error?: unknown }>();
  const failures: unknown[] = [];
  const waiting = orders.values();

  async function work() {
    for (const order of waiting) {
      if (failures.length > 0) return;
      try {
        await change(order);
        outcomes.set(order, {});
      } catch (error) {
        if (isApiError(error)) outcomes.set(order, { error });
        else failures.push(error);
      }
      onProgress(outcomes.size);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    done: orders.filter((order) => outcomes.has(order) && !outcomes.get(order)?.error),
    refused: orders.flatMap((order) => {
      const { error } = outcomes.get(order) ?? {};
      return error ? [{ order, error }] : [];
    }),
    left: orders.filter((order) => !outcomes.has(order)),
    error: failures[0],
  };
}
