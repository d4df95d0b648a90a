import type { PackedConflict, PackingOrder } from '@aloghor/functions/contract/packing';
import { isRestocked, type ReturnReason } from '@aloghor/functions/domain/order-outcomes';
import { isSameScan } from '@aloghor/functions/domain/packing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasErrorCode, isBusy, isUnanswered } from '../../../shared/lib/api-error.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { ALL_ORDERS } from '../../cache.ts';
import { alarm } from '../../layout/chime.ts';
import { recordReturn, scanOrder, setPacked } from '../packing-api.ts';
import {
  type Counted,
  countOne,
  isCodeOf,
  isComplete,
  type Line,
  linesToScan,
  type Stop,
  scanProduct,
  stopFor,
} from './parcel-scan.ts';

interface BenchState {
  /** On the bench now. */
  order?: PackingOrder | undefined;
  /** Whether it came back, and is to be unpacked. */
  isReturn?: boolean;
  counted: Counted;
  /** When its slip was scanned, in milliseconds of the page's own clock, which nobody sets. */
  scannedAt?: number;
  /** While the shop is asked. */
  isBusy?: boolean;
  stop?: Stop | undefined;
  /** The last packed one, and how many were packed today. */
  last?: { order: PackingOrder; packedToday: number } | undefined;
  /** The last one that came back, and whether it is in stock again. */
  lastReturn?: { order: PackingOrder; isRestocked: boolean } | undefined;
}

const EMPTY = { order: undefined, isReturn: false, counted: {} };

/** A bench on which one parcel is packed at a time. `onPacked`: called once the last scan has closed it. */
export function useBench(onPacked: (order: PackingOrder) => void) {
  const cache = useQueryClient();
  const { user } = useSession();
  const [state, setState] = useState<BenchState>(EMPTY);
  const current = useRef(state); // a scanner is faster than the next rendering
  const queue = useRef<Promise<void>>(Promise.resolve());

  function show(changes: Partial<BenchState>) {
    current.current = { ...current.current, ...changes };
    setState(current.current);
  }

  function stopAt(stop: Stop, changes: Partial<BenchState> = {}) {
    alarm();
    show({ ...changes, stop });
  }

  async function open(code: string) {
    show({ isBusy: true });
    const scannedAt = performance.now();
    try {
      const order = await scanOrder(code);
      if (order.packed && user && isSameScan(order.packed, user.email, Date.now())) return;
      const stop = stopFor(order);
      if (stop) stopAt(stop);
      else show({ order, counted: {}, scannedAt, lastReturn: undefined });
    } catch (error) {
      stopAt({ why: hasErrorCode(error, 'not-found') ? 'unknown' : 'failed', code });
    } finally {
      show({ isBusy: false });
    }
  }

  async function close(order: PackingOrder) {
    show({ isBusy: true });
    const { scannedAt } = current.current;
    const measuredMs = scannedAt === undefined ? undefined : Math.round(performance.now() - scannedAt);
    try {
      const { packed, packedToday } = await setPacked(order._id, true, measuredMs);
      show({ ...EMPTY, last: { order: { ...order, packed }, packedToday } });
      onPacked(order);
    } catch (error) {
      const stop = stopOf(error, order);
      stopAt(stop, stop.why === 'failed' ? {} : EMPTY);
    } finally {
      show({ isBusy: false });
    }
    void cache.invalidateQueries({ queryKey: ALL_ORDERS });
  }

  async function takeBack(order: PackingOrder, reason: ReturnReason) {
    show({ isBusy: true });
    try {
      await recordReturn(order, reason);
      show({ ...EMPTY, lastReturn: { order, isRestocked: isRestocked(reason) } });
    } catch (error) {
      if (isUnanswered(error) || isBusy(error)) stopAt({ why: 'failed', code: order.number });
      else {
        show(EMPTY);
        await open(order._id); // somebody has changed it meanwhile: what it is now is said
      }
    } finally {
      show({ isBusy: false });
    }
    void cache.invalidateQueries({ queryKey: ALL_ORDERS });
  }

  async function take(step: ReturnType<typeof countOne>, order: PackingOrder) {
    if ('stop' in step) return stopAt(step.stop);
    show({ counted: step.counted });
    if (!current.current.isReturn && isComplete(order, step.counted)) await close(order);
  }

  async function read(code: string) {
    const { order, counted, stop, isReturn } = current.current;
    if (stop) return code ? alarm() : show({ stop: undefined });
    if (!order) return code ? open(code) : undefined;
    if (isCodeOf(order, code)) return undefined;
    if (code) return take(scanProduct(order, counted, code), order);
    if (linesToScan(order, counted).length > 0) return stopAt({ why: 'missing', order });
    return isReturn ? undefined : close(order); // why it came back is chosen by hand
  }

  /** One after the other: the answer to a slip may come after its first product is scanned. */
  function enqueue(work: () => Promise<void> | void) {
    queue.current = queue.current.then(work);
  }

  return {
    state,
    /** Reads what was scanned or typed; an empty text is Enter alone. */
    scan: (code: string) => enqueue(() => read(code.trim())),
    addOne: (line: Line) =>
      enqueue(() => {
        const { order, counted, stop } = current.current;
        return order && !stop ? take(countOne(line, counted), order) : undefined;
      }),
    /** Opens the order at which the bench has stopped as a parcel that came back. */
    openReturn: (order: PackingOrder) =>
      show({ ...EMPTY, order, isReturn: true, stop: undefined, lastReturn: undefined }),
    recordReturn: (reason: ReturnReason) =>
      enqueue(() => {
        const { order, stop } = current.current;
        return order && !stop ? takeBack(order, reason) : undefined;
      }),
    /** Puts the order aside, as if it had not been scanned. */
    leave: () => show({ ...EMPTY, stop: undefined }),
    forgetLast: () => show({ last: undefined }),
  };
}

/** Why an order was not packed. */
function stopOf(error: unknown, order: PackingOrder): Stop {
  if (hasErrorCode(error, 'already-packed')) {
    const { packed } = error.problem as PackedConflict; // a cast: the contract ties this body to this code
    if (packed) return { why: 'packed', order, packed };
  }
  if (hasErrorCode(error, 'order-cancelled')) return { why: 'cancelled', order };
  if (hasErrorCode(error, 'order-sent-out')) return { why: 'sent', order };
  if (hasErrorCode(error, 'order-closed')) return { why: 'delivered', order };
  return { why: hasErrorCode(error, 'not-found') ? 'unknown' : 'failed', code: order.number };
}
