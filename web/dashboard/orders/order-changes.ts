import type { Order } from '@aloghor/functions/contract/orders';
import {
  isDelivered,
  isPaymentStep,
  isSent,
  isUnconfirmed,
  PAID_STATUS,
  type StaffStatus,
} from '@aloghor/functions/domain/order-status';
import { sumToCollect, toCollect } from '@aloghor/functions/domain/orders';
import { byCode, isUnanswered } from '../../shared/lib/api-error.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, type Texts } from '../../shared/locale/locale.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { askFirst } from '../layout/ask-first.ts';
import { whyNotDone } from '../layout/show-error.ts';
import { ordersPage } from '../messages/en/orders.ts';
import type { PaymentChange, StatusChange } from './orders-api.ts';
import { allReceived, keptSum, paymentState, paymentSum } from './payment.ts';

/** The change that sets a new status, once it is confirmed; undefined when declined. */
export async function confirmStatus(
  order: Order,
  status: StaffStatus,
  language: LanguageCode,
): Promise<StatusChange | undefined> {
  const t = messagesIn(language, ordersPage);
  const change = { id: order._id, status };
  const isUnsure = (isSent(status) || isDelivered(status)) && isUnconfirmed(order);
  if (isUnsure && !(await ask(order, 'notConfirmed', language))) return undefined;
  if (isSent(status)) return change;
  // Cash is usually received on delivery: both can be recorded at once.
  const received = allReceived(order);
  const tick = isDelivered(status) && received ? t.alsoReceived(sum(sumToCollect(order), language)) : undefined;
  const answer = await ask(order, status, language, tick);
  if (!answer) return undefined;
  const isReceived = answer.isTicked || isPaymentStep(status);
  return isReceived && received ? { ...change, received } : change;
}

/** Asks whether to send an order that its buyer has not confirmed; true where there is nothing to ask. */
export async function confirmSending(order: Order, language: LanguageCode): Promise<boolean> {
  return !isUnconfirmed(order) || (await ask(order, 'notConfirmed', language)) !== undefined;
}

/** The change that records or takes back a payment, once it is confirmed. */
export async function confirmPayment(order: Order, language: LanguageCode): Promise<PaymentChange | undefined> {
  const state = paymentState(order);
  const answer = await ask(order, state === 'collect' ? PAID_STATUS : 'takeBack', language);
  // After a partial return, the part of the payment that the shop keeps stays recorded as received.
  const received = state === 'collect' || (state === 'refund' && keptSum(order) > 0);
  return (
    answer && { id: order._id, received, ...(received && { toCollect: toCollect(order), sumSeen: order.payment?.sum }) }
  );
}

/** Asks whether an order that was handed over is still in the shop. */
export async function confirmUndoSent(
  order: Pick<Order, 'name'> & Parameters<typeof paymentSum>[0],
  language: LanguageCode,
): Promise<boolean> {
  return (await ask(order, 'undoSent', language)) !== undefined;
}

/** Asks whether to reopen a closed order. */
export async function confirmReopening(
  order: Parameters<typeof confirmUndoSent>[0],
  language: LanguageCode,
): Promise<boolean> {
  return (await ask(order, 'reopen', language)) !== undefined;
}

function ask(
  order: Parameters<typeof confirmUndoSent>[0],
  about: keyof Texts<typeof ordersPage>['ask'],
  language: LanguageCode,
  tick?: string,
) {
  const t = messagesIn(language, ordersPage);
  const { question, text, yes, no } = t.ask[about];
  const total = sum(paymentSum(order), language);
  return askFirst({ question: question(total), text: text(order.name || t.noName, total), yes, no, tick });
}

/** The message why an order was not changed; `otherwise` for an unknown reason. */
export function orderErrorText(error: unknown, language: LanguageCode, otherwise?: string): string {
  const t = messagesIn(language, ordersPage);
  if (isUnanswered(error)) return t.unanswered;
  return (
    byCode(error, t.errors) ??
    (otherwise ? errorText(error, otherwise, language) : whyNotDone(error, t.notUpdated, language))
  );
}
