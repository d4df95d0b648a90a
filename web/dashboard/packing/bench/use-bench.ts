import type { PackedConflict, PackingOrder } from '@aloghor/functions/contract/packing';
import { expectedReturn, isAnnounced, type ReturnKind } from '@aloghor/functions/domain/order-outcomes';
import { type ByWhom, isSameScan } from '@aloghor/functions/domain/packing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasErrorCode, isOutcomeUnknown, isUnanswered } from '../../../shared/lib/api-error.ts';
import { serverNow } from '../../../shared/lib/server-clock.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { ALL_ORDERS } from '../../cache.ts';
import { alarm } from '../../layout/chime.ts';
import { notePacked, recordReturn, scanOrder } from '../packing-api.ts';
import { type Found, sumOf, toReturned, withoutReturned } from './parcel-return.ts';
import {
  type Counted,
  countOne,
  isCodeOf,
  isComplete,
  isEchoOfScan,
  type Line,
  linesToScan,
  type Stop,
  scanProduct,
  stopFor,
} from './parcel-scan.ts';

interface BenchState {
  /** On the bench now; of one that came back only what was not back before. */
  order?: PackingOrder | undefined;
  /** How what came back of it is recorded; absent for one that is to be packed. */
  returns?: ReturnKind | undefined;
  counted: Counted;
  /** When its slip was scanned, in milliseconds of the page's own clock, which nobody sets. */
  scannedAt?: number;
  /** While the shop is asked. */
  isBusy?: boolean;
  stop?: Stop | undefined;
  /** The last packed one, and how many were packed today. */
  last?: { order: PackingOrder; packedToday?: number | undefined } | undefined;
  /** The id of an order that may have been packed here although its answer was lost. */
  unclearId?: string | undefined;
  lastReturn?: LastReturn | undefined;
}

/** The last order of which something came back: how many pieces, and how many of these are in stock again. */
interface LastReturn {
  order: PackingOrder;
  kind: ReturnKind;
  pieces: number;
  restocked: number;
}

const EMPTY = { order: undefined, returns: undefined, counted: {}, unclearId: undefined };

/** A bench on which one parcel is packed at a time. `onPacked`: called once the last scan has closed it. */
export function useBench(onPacked: (order: PackingOrder) => void) {
  const cache = useQueryClient();
  const { user } = useSession();
  const [state, setState] = useState<BenchState>(EMPTY);
  const current = useRef(state); // a scanner is faster than the next rendering
  const queue = useRef<Promise<void>>(Promise.resolve());
  const lastAt = useRef({ code: Number.NEGATIVE_INFINITY, stop: Number.NEGATIVE_INFINITY });

  function show(changes: Partial<BenchState>) {
    current.current = { ...current.current, ...changes };
    setState(current.current);
  }

  function stopAt(stop: Stop, changes: Partial<BenchState> = {}) {
    alarm();
    lastAt.current.stop = performance.now();
    show({ ...changes, stop });
  }

  async function open(code: string) {
    show({ isBusy: true });
    const scannedAt = performance.now();
    try {
      const order = await scanOrder(code);
      if (order.packed && user && isSameScan(order.packed, user.email, serverNow())) return;
      const stop = stopFor(order);
      if (isAnnounced(order)) openReturn(order);
      else if (stop) stopAt(stop);
      else openParcel(order, scannedAt);
    } catch (error) {
      stopAt(hasErrorCode(error, 'not-found') ? { why: 'unknown', code } : { why: 'failed', code, error });
    } finally {
      show({ isBusy: false });
    }
  }

  function openParcel(order: PackingOrder, scannedAt: number) {
    show({ order, counted: {}, scannedAt, stop: undefined, lastReturn: undefined });
  }

  async function close(order: PackingOrder) {
    show({ isBusy: true });
    const { scannedAt, unclearId } = current.current;
    const measuredMs = scannedAt === undefined ? undefined : Math.round(performance.now() - scannedAt);
    try {
      const { order: packed, packedToday } = await notePacked(order, measuredMs).catch((error) => {
        const isOwn = unclearId === order._id && packedBy(error)?.by === user?.email;
        if (!isOwn) throw error;
        return readPacked(order);
      });
      show({ ...EMPTY, last: { order: packed, packedToday } });
      onPacked(packed);
    } catch (error) {
      const stop = stopOf(error, order);
      if (stop.why === 'unclear') stopAt(stop, { unclearId: order._id });
      else stopAt(stop, stop.why === 'failed' ? {} : EMPTY);
    } finally {
      show({ isBusy: false });
    }
    void cache.invalidateQueries({ queryKey: ALL_ORDERS });
  }

  function openReturn(order: PackingOrder) {
    const returns = expectedReturn(order);
    show({ ...EMPTY, order: withoutReturned(order), returns, stop: undefined, lastReturn: undefined });
  }

  async function takeBack(order: PackingOrder, kind: ReturnKind, found: Found) {
    show({ isBusy: true });
    try {
      await recordReturn(order._id, kind, toReturned(order, found));
      const pieces = sumOf(found.here);
      show({ ...EMPTY, lastReturn: { order, kind, pieces, restocked: pieces - sumOf(found.damaged) } });
    } catch (error) {
      const isSilent = isUnanswered(error) || isOutcomeUnknown(error);
      if (isSilent) stopAt(unsaved(error, order));
      else if (hasErrorCode(error, 'counted-meanwhile')) stopAt({ why: 'counted', order }, EMPTY);
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
    if (!current.current.returns && isComplete(order, step.counted)) await close(order);
  }

  async function read(code: string) {
    const { order, counted, stop } = current.current;
    if (stop) return alarm();
    if (!order) return open(code);
    return isCodeOf(order, code) ? undefined : take(scanProduct(order, counted, code), order);
  }

  /** What Enter alone does, and the buttons that stand for it: the stop is read, or the parcel is whole. */
  async function goOn() {
    const { order, counted, stop, returns } = current.current;
    if (stop) return show({ stop: undefined });
    if (!order) return undefined;
    if (returns === 'pieces') return undefined; // as many as there are
    if (linesToScan(order, counted).length > 0) return stopAt({ why: 'missing', order });
    return returns ? undefined : close(order); // why it came back is chosen by hand
  }

  /** One after the other: the answer to a slip may come after its first product is scanned. */
  function enqueue(work: () => Promise<void> | void) {
    queue.current = queue.current.then(work);
  }

  /** Reads what was scanned or typed; an empty text is Enter alone. */
  function scan(text: string) {
    const code = text.trim();
    const at = performance.now();
    if (code) lastAt.current.code = at;
    const { code: codeAt } = lastAt.current;
    enqueue(() => (code ? read(code) : isEchoOfScan(at, { codeAt, stopAt: lastAt.current.stop }) ? undefined : goOn()));
  }

  return {
    state,
    scan,
    goOn: () => enqueue(goOn),
    addOne: (line: Line) =>
      enqueue(() => {
        const { order, counted, stop } = current.current;
        return order && !stop ? take(countOne(line, counted), order) : undefined;
      }),
    /** Opens the order at which the bench has stopped as one of which something came back. */
    openReturn,
    /** Opens the order at which the bench has stopped, to pack it all the same. */
    packAnyway: (order: PackingOrder) => openParcel(order, performance.now()),
    recordReturn: (found: Found) =>
      enqueue(() => {
        const { order, returns, stop } = current.current;
        return order && returns && !stop ? takeBack(order, returns, found) : undefined;
      }),
    /** Puts the order aside, as if it had not been scanned. */
    leave: () => show({ ...EMPTY, stop: undefined }),
    forgetLast: () => show({ last: undefined }),
  };
}

/** Who has packed the order already. */
function packedBy(error: unknown): ByWhom | undefined {
  if (!hasErrorCode(error, 'already-packed')) return undefined;
  return (error.problem as PackedConflict).packed; // a cast: the contract ties this body to this code
}

/** An order that was packed here, as it is now; how many were packed today was in the answer that was lost. */
async function readPacked({ _id }: PackingOrder) {
  return { order: await scanOrder(_id), packedToday: undefined };
}

/** Why an order was not packed. */
function stopOf(error: unknown, order: PackingOrder): Stop {
  const packed = packedBy(error);
  if (packed) return { why: 'packed', order, packed };
  if (hasErrorCode(error, 'lines-changed')) return { why: 'changed', order };
  if (hasErrorCode(error, 'order-cancelled')) return { why: 'cancelled', order };
  if (hasErrorCode(error, 'order-sent-out')) return { why: 'sent', order };
  if (hasErrorCode(error, 'order-closed')) return { why: 'delivered', order };
  return hasErrorCode(error, 'not-found') ? { why: 'unknown', code: order.number } : unsaved(error, order);
}

function unsaved(error: unknown, { number: code }: PackingOrder): Stop {
  return isOutcomeUnknown(error) ? { why: 'unclear', code } : { why: 'failed', code, error };
}
