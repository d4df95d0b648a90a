import type { NumberHistory } from '../contract/desk.ts';
import type { Order } from '../contract/orders.ts';
import { isDelivered } from '../domain/order-status.ts';

type Earlier = Pick<Order, '_id' | 'status' | 'createdAt' | 'closedFor'>;

/** Reasons that say: the person of this number did not take what was ordered. */
const IN_VAIN: readonly Order['closedFor'][] = ['refused', 'returned'];

/**
 * What these orders of a number, the newest first, tell about its owner; `fakes` are the ids of those taken for fakes, which
 * somebody else placed.
 */
export function historyFrom(earlier: Earlier[], fakes: string[], isMore: boolean): NumberHistory {
  const own = earlier.filter(({ _id }) => !fakes.includes(_id));
  return {
    ordered: own.length,
    delivered: own.filter(({ status }) => isDelivered(status)).length,
    refused: own.filter(({ closedFor }) => IN_VAIN.includes(closedFor)).length,
    ...(own[0] && { lastAt: own[0].createdAt }),
    isMore,
  };
}
