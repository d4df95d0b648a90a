import type { Order } from '@aloghor/functions/contract/orders';
import type { AdminStatus } from '@aloghor/functions/domain/order-status';
import { isPaid, toCollect } from '@aloghor/functions/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ALL_ORDERS, type StatusChange, setStatus } from '../orders/orders-calls.ts';
import { type Changes, forEachOrder } from './change-each.ts';

/** One status for many orders. */
export interface BulkStatus {
  status: AdminStatus;
  /** Whether the sums of those that are not paid yet were received. */
  received: boolean;
}

type Step =
  | { at: 'idle' }
  | { at: 'working'; wanted: BulkStatus; count: number; total: number }
  | { at: 'done'; wanted: BulkStatus; changes: Changes };

/** Sets one status for many orders, and keeps what became of each until it was read. */
export function useBulkStatus(onSettled: (orders: Order[]) => void) {
  const cache = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'idle' });

  async function set(orders: Order[], wanted: BulkStatus, before: Pick<Changes, 'done' | 'refused'> = NOTHING) {
    const total = orders.length;
    setStep({ at: 'working', wanted, count: 0, total });
    const changes = await forEachOrder(
      orders,
      (order) => setStatus(changeOf(order, wanted)),
      (count) => setStep({ at: 'working', wanted, count, total }),
    );
    onSettled([...changes.done, ...changes.refused.map(({ order }) => order)]);
    const done = [...before.done, ...changes.done];
    const refused = [...before.refused, ...changes.refused];
    setStep({ at: 'done', wanted, changes: { ...changes, done, refused } });
    await cache.invalidateQueries({ queryKey: ALL_ORDERS });
  }

  return {
    step,
    set,
    /** Asks again for those that were left. */
    goOn: () => step.at === 'done' && set(step.changes.left, step.wanted, step.changes),
    close: () => setStep({ at: 'idle' }),
  };
}

const NOTHING = { done: [], refused: [] };

function changeOf(order: Order, { status, received }: BulkStatus): StatusChange {
  const change = { id: order._id, status };
  return received && !isPaid(order) ? { ...change, toCollect: toCollect(order) } : change;
}
