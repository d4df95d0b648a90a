import { isInShop, type OrderStatus } from './order-status.ts';

interface Waiting {
  packed?: unknown;
  toPackSince?: number | undefined;
}

interface WaitingOrder {
  status: OrderStatus;
  confirmedAt?: number | undefined;
}

/** The same desk with since when its order waits to be packed: it is in the shop, its buyer has confirmed it, and it is not packed. */
export function withWaitingSince<Desk extends Waiting>(desk: Desk, { status, confirmedAt }: WaitingOrder): Desk {
  const toPackSince = isInShop(status) && !desk.packed ? confirmedAt : undefined;
  return desk.toPackSince === toPackSince ? desk : { ...desk, toPackSince };
}
