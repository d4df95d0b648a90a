import type { Transaction } from 'firebase-admin/firestore';
import { busyWith, JUST_CALLED_MS } from '../domain/desk-claims.ts';
import { statusSince } from '../domain/order-outcomes.ts';
import { isInShop } from '../domain/order-status.ts';
import type { Stored } from '../platform/database/collection.ts';
import { desk as desks, type OrderDocument, orders } from '../platform/database/collections.ts';

/** So many orders of a mobile number are looked at: the newest. */
const OF_NUMBER_MAXIMUM = 20;

/** Who is busy with a buyer, and the number of the order by which they are. */
export interface BusyWithBuyer {
  holder: string;
  number: string;
}

/**
 * Who works on another order of the same mobile number, or has just called about one, which that call may have closed:
 * its owner is not called twice at once. Neither somebody of `email` counts nor the claim of the order `left`, which is given
 * back. Reads up to twenty orders, and the desks of those that are open or were closed just now.
 */
export async function findBusyWithBuyer(
  transaction: Transaction,
  { _id: id, courierPhone }: Pick<Stored<OrderDocument>, '_id' | 'courierPhone'>,
  { email, left }: { email?: string; left?: string | undefined },
  now: number,
): Promise<BusyWithBuyer | undefined> {
  if (!courierPhone) return undefined;
  const ofNumber = await orders
    .within(transaction)
    .find((all) =>
      all
        .where('courierPhone', '==', courierPhone)
        .where('createdAt', '>=', 0)
        .orderBy('createdAt', 'desc')
        .limit(OF_NUMBER_MAXIMUM)
        .select('status', 'timeline', 'createdAt', 'number'),
    );
  const others = ofNumber.filter(
    (order) => order._id !== id && (isInShop(order.status) || now - statusSince(order) < JUST_CALLED_MS),
  );
  const opened = await desks.within(transaction).get(others.map(({ _id }) => _id));
  for (const { _id, number } of others) {
    const one = opened.find((desk) => desk._id === _id);
    const holder = one && busyWith(_id === left ? { ...one, claim: undefined } : one, email, now);
    if (holder !== undefined) return { holder, number };
  }
  return undefined;
}
