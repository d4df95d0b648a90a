import type { NumberHistory } from '../contract/desk.ts';
import type { Order } from '../contract/orders.ts';

type Earlier = Pick<Order, '_id' | 'status' | 'createdAt' | 'closedFor'>;

/** Reasons that say: the parcel, or the call, was in vain. */
const IN_VAIN: readonly Order['closedFor'][] = ['refused', 'returned'];

/** What these orders of a number, the newest first, tell about it; `fakes` are the ids of those taken for fakes. */
export function historyFrom(earlier: Earlier[], fakes: string[], isMore: boolean): NumberHistory {
  const inVain = earlier.filter(({ _id, closedFor }) => fakes.includes(_id) || IN_VAIN.includes(closedFor));
  return {
    ordered: earlier.length,
    delivered: earlier.filter(({ status }) => status === 'Delivered').length,
    refused: inVain.length,
    ...(earlier[0] && { lastAt: earlier[0].createdAt }),
    isMore,
  };
}
