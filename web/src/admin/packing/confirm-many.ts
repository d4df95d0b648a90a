import type { Order } from '@aloghor/functions/contract/orders';
import { type AdminStatus, isClosed, PAID_STATUS } from '@aloghor/functions/domain/order-status';
import { sum } from '../../lib/format.ts';
import { tOrders } from '../../messages/messages.ts';
import { askFirst } from '../frame/ask-first.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { sumOfAll } from './sum-to-collect.ts';
import type { StatusForMany } from './use-set-status.ts';

/** The status for all of them after the admin's confirmation; undefined after a no. */
export async function confirmMany(orders: Order[], status: AdminStatus): Promise<StatusForMany | undefined> {
  const { question, text, final, received, yes, no, tick } = tAdmin.packing.ask;
  const total = sum(sumOfAll(orders));
  const isPaidNow = status === PAID_STATUS;
  const answer = await askFirst({
    question: question(orders.length, tOrders.statuses[status]),
    text: [text(total), isPaidNow && received, isClosed(status) && final].filter(Boolean).join(' '),
    yes,
    no,
    tick: status === 'Delivered' && sumOfAll(orders) > 0 ? tick(total) : undefined,
  });
  return answer && { status, received: isPaidNow || answer.isTicked };
}
