import type { DeskState } from './desk.ts';
import { isInShop, type OrderStatus } from './order-status.ts';

interface Waiting {
  state: DeskState;
  callAt?: number | undefined;
  attempts: readonly { at: number }[];
  packed?: unknown;
  toPackSince?: number | undefined;
  asideSince?: number | undefined;
}

interface WaitingOrder {
  status: OrderStatus;
  confirmedAt?: number | undefined;
}

/**
 * The same desk with since when its order waits, in milliseconds. `toPackSince`: to be packed, because it is in the shop,
 * its buyer has confirmed it, and it is not packed. `asideSince`: for somebody who wants it called about again, because its
 * buyer has not answered, and the shop calls no more.
 */
export function withWaitingSince<Desk extends Waiting>(desk: Desk, { status, confirmedAt }: WaitingOrder): Desk {
  const toPackSince = isInShop(status) && !desk.packed ? confirmedAt : undefined;
  const asideSince = isInShop(status) && isAside(desk) ? desk.attempts.at(-1)?.at : undefined;
  const isSame = desk.toPackSince === toPackSince && desk.asideSince === asideSince;
  return isSame ? desk : { ...desk, toPackSince, asideSince };
}

function isAside({ state, callAt }: Waiting): boolean {
  return state === 'noAnswer' && callAt === undefined;
}
