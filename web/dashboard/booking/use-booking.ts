import type { ParcelRow } from '@aloghor/functions/contract/parcels';
import { chunksOf } from '@aloghor/functions/domain/chunks-of';
import type { CarrierName } from '@aloghor/functions/domain/couriers';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ALL_ORDERS } from '../cache.ts';
import { rowsAfterLostAnswer } from './after-lost-answer.ts';
import { type BookedOrder, bookParcels } from './booking-api.ts';

/** Orders of one call: few, so that the page can say how far it is. */
const ORDERS_A_CALL = 5;

type Step =
  | { at: 'choosing' }
  | { at: 'working'; count: number; total: number }
  | { at: 'done'; rows: ParcelRow[]; left: BookedOrder[]; sent: ReadonlySet<string>; error?: unknown };

const CHOOSING: Step = { at: 'choosing' };

/**
 * Books orders call by call, and keeps what came of each, also while another courier is chosen. After a call without an
 * answer no more are sent.
 */
export function useBooking(courier: CarrierName) {
  const cache = useQueryClient();
  const [steps, setSteps] = useState<Partial<Record<CarrierName, Step>>>({});
  const step = steps[courier] ?? CHOOSING;
  const setStep = (next: Step) => setSteps((before) => ({ ...before, [courier]: next }));

  /** `sent`: those of an earlier call whose answer was lost. */
  async function book(orders: BookedOrder[], before: ParcelRow[] = [], sent: ReadonlySet<string> = new Set()) {
    const total = before.length + orders.length;
    let rows = before;
    let left: BookedOrder[] = orders;
    let failure: { error?: unknown } = {};
    let lost = sent;
    for (const some of chunksOf(orders, ORDERS_A_CALL)) {
      setStep({ at: 'working', count: rows.length, total });
      try {
        rows = [...rows, ...rowsAfterLostAnswer(await bookParcels(courier, some), sent, courier)];
        left = left.slice(some.length);
      } catch (error) {
        failure = { error };
        lost = new Set([...sent, ...some.map(({ _id }) => _id)]);
        break;
      }
    }
    await cache.invalidateQueries({ queryKey: ALL_ORDERS });
    setStep({ at: 'done', rows, left, sent: lost, ...failure });
  }

  return {
    step,
    book,
    /** Continues with the orders that were left: what is booked already is not booked again. */
    goOn: () => step.at === 'done' && book(step.left, step.rows, step.sent),
  };
}
