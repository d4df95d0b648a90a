import type { Order } from '@aloghor/functions/contract/orders';
import { useState } from 'react';
import { pressTick, withTicks } from './press-tick.ts';

/** Which orders are ticked, also on other pages of the list. */
export function useTicks(listed: Order[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState<Record<string, Order>>({});
  const [pressedLast, setPressedLast] = useState<string>();
  const listedIds = idsOf(listed);
  const isAllTicked = listedIds.length > 0 && listedIds.every((id) => ids.has(id));
  const current = { ...known, ...byId(listed) }; // the list may have been loaded anew

  function tick(next: ReadonlySet<string>) {
    setKnown(current);
    setIds(next);
  }

  return {
    ids,
    /** As the list has them; those of other pages as they were when they were ticked. */
    orders: [...ids].flatMap((id) => current[id] ?? []).toSorted(newestFirst),
    onOtherPages: [...ids].filter((id) => !listedIds.includes(id)).length,
    isAllTicked,
    press(id: string, isRange: boolean) {
      tick(pressTick(ids, listedIds, { id, from: isRange ? pressedLast : undefined }));
      setPressedLast(id);
    },
    pressAll: () => tick(withTicks(ids, listedIds, !isAllTicked)),
    untick: (some: Order[]) => setIds((now) => withTicks(now, idsOf(some), false)),
  };
}

export type Ticks = ReturnType<typeof useTicks>;

function idsOf(orders: Order[]): string[] {
  return orders.map(({ _id }) => _id);
}

function byId(orders: Order[]): Record<string, Order> {
  return Object.fromEntries(orders.map((order) => [order._id, order]));
}

function newestFirst(one: Order, other: Order): number {
  return other.createdAt - one.createdAt;
}
