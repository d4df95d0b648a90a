import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isSent, type StaffStatus } from '@aloghor/functions/domain/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../shared/lib/api-error.ts';
import { ALL_ORDERS } from '../cache.ts';
import { giveToRider, type StatusChange, setStatus, undoSent } from '../orders/orders-api.ts';
import { allReceived } from '../orders/payment.ts';
import { notePacked, noteUnpacked } from './packing-api.ts';

/** One status for many orders. */
export interface BulkStatus {
  kind: 'status';
  status: StaffStatus;
  /** Whether all that was still to be collected for them was received. */
  received: boolean;
}

/** One rider for many orders. */
interface BulkGiving {
  kind: 'given';
  rider: string;
}

/** One change of many orders: a status, a rider, that they are packed, or what takes one of these back. */
export type BulkChange = BulkStatus | BulkGiving | { kind: 'undoSent' | 'packed' | 'unpacked' };

type Step =
  | { at: 'idle' }
  | { at: 'working'; wanted: BulkChange; count: number; total: number }
  | { at: 'done'; wanted: BulkChange; changes: Changes };

/** Makes one change of many orders, and keeps the results until they are closed. */
export function useBulkChange(onSettled: (orders: PackingOrder[]) => void) {
  const cache = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'idle' });

  async function change(
    orders: PackingOrder[],
    wanted: BulkChange,
    before: Pick<Changes, 'done' | 'rejected'> = NO_CHANGES,
  ) {
    const total = orders.length;
    setStep({ at: 'working', wanted, count: 0, total });
    const changes = await forEachOrder(
      orders,
      (order) => changeOne(order, wanted),
      (count) => setStep({ at: 'working', wanted, count, total }),
    );
    onSettled([...changes.done, ...changes.rejected.map(({ order }) => order)]);
    const done = [...before.done, ...changes.done];
    const rejected = [...before.rejected, ...changes.rejected];
    setStep({ at: 'done', wanted, changes: { ...changes, done, rejected } });
    await cache.invalidateQueries({ queryKey: ALL_ORDERS });
  }

  return {
    step,
    change,
    /** Continues with the orders that were left. */
    goOn: () => step.at === 'done' && change(step.changes.left, step.wanted, step.changes),
    close: () => setStep({ at: 'idle' }),
  };
}

const NO_CHANGES = { done: [], rejected: [] };

function changeOne(order: PackingOrder, wanted: BulkChange): Promise<unknown> {
  switch (wanted.kind) {
    case 'status':
      return setStatus(statusChangeOf(order, wanted));
    case 'given':
      return giveToRider(order._id, wanted.rider);
    case 'undoSent':
      return undoSent(order._id);
    case 'packed':
      return notePacked(order);
    default:
      return noteUnpacked(order._id);
  }
}

function statusChangeOf(order: PackingOrder, { status, received: isReceived }: BulkStatus): StatusChange {
  const received = isReceived ? allReceived(order) : undefined;
  return { id: order._id, status, ...(received && { received }) };
}

/** What takes a change back, and the orders that it has really changed. */
interface Undo {
  wanted: { kind: 'undoSent' | 'unpacked' };
  orders: PackingOrder[];
}

/** Undefined where nothing takes it back. */
export function undoOf(wanted: BulkChange, done: PackingOrder[]): Undo | undefined {
  if (wanted.kind === 'packed') return { wanted: { kind: 'unpacked' }, orders: done };
  const isSending = wanted.kind === 'given' || (wanted.kind === 'status' && isSent(wanted.status));
  if (!isSending) return undefined;
  return { wanted: { kind: 'undoSent' }, orders: done.filter((order) => !isSent(order.status)) };
}

/** The results of changing several orders. */
export interface Changes {
  done: PackingOrder[];
  /** Rejected by the server: a retry would change nothing. */
  rejected: { order: PackingOrder; error: unknown }[];
  /** Orders without an answer, and those that were not sent after that: they can be retried. */
  left: PackingOrder[];
  /** Why the others were left. */
  error?: unknown;
}

/** Each call is its own transaction; more at once would only wait on the server. */
const AT_ONCE = 4;

/**
 * Changes each order, four at a time. A rejected one does not stop the others; after a missing answer no more are sent.
 */
export async function forEachOrder(
  orders: PackingOrder[],
  change: (order: PackingOrder) => Promise<unknown>,
  onProgress: (count: number) => void,
): Promise<Changes> {
  const outcomes = new Map<PackingOrder, { error?: unknown }>();
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
    rejected: orders.flatMap((order) => {
      const { error } = outcomes.get(order) ?? {};
      return error ? [{ order, error }] : [];
    }),
    left: orders.filter((order) => !outcomes.has(order)),
    error: failures[0],
  };
}
