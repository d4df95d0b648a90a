import type { PackingOrder } from '@aloghor/functions/contract/packing';
import {
  isClosed,
  isDelivered,
  isPaymentStep,
  isSent,
  isUnconfirmed,
  type StaffStatus,
} from '@aloghor/functions/domain/order-status';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { showNotice } from '../../shared/ui/popup.ts';
import { askFirst } from '../layout/ask-first.ts';
import { packing } from '../messages/en/packing.ts';
import type { BulkStatus } from './bulk-change.ts';
import { totalToCollect } from './order-totals.ts';

/** What is confirmed. */
interface Confirmed {
  orders: PackingOrder[];
  wanted: BulkStatus;
}

/**
 * The orders that get the status, once they are confirmed; undefined when declined. Orders that were not
 * confirmed by telephone are handed over only if that is ticked.
 */
export async function confirmBulkStatus(
  orders: PackingOrder[],
  status: StaffStatus,
  language: LanguageCode,
): Promise<Confirmed | undefined> {
  const t = messagesIn(language, packing);
  const unconfirmed = isSent(status) || isDelivered(status) ? orders.filter(isUnconfirmed) : [];
  if (unconfirmed.length === 0) return askForAll(orders, status, language);
  const chosen = await askAboutUnconfirmed(orders, unconfirmed, status, language);
  if (!chosen) return undefined;
  if (chosen.length === 0) return void showNotice(t.ask.noneLeft, language);
  return isClosed(status)
    ? askForAll(chosen, status, language)
    : { orders: chosen, wanted: { kind: 'status', status, received: false } };
}

async function askForAll(
  orders: PackingOrder[],
  status: StaffStatus,
  language: LanguageCode,
): Promise<Confirmed | undefined> {
  const t = messagesIn(language, packing);
  const tOrders = messagesIn(language, placedOrders);
  const { question, text, final, received, yes, no, tick } = t.ask;
  const unpaid = totalToCollect(orders);
  const total = sum(unpaid, language);
  const isPaidNow = isPaymentStep(status);
  const answer = await askFirst({
    question: question(orders.length, tOrders.statuses[status]),
    text: [text(total), isPaidNow && received, isClosed(status) && final].filter(Boolean).join(' '),
    yes,
    no,
    tick: isDelivered(status) && unpaid > 0 ? tick(total) : undefined,
  });
  return answer && { orders, wanted: { kind: 'status', status, received: isPaidNow || answer.isTicked } };
}

/** All of the orders where the box is ticked, else those that are confirmed. */
async function askAboutUnconfirmed(
  orders: PackingOrder[],
  unconfirmed: PackingOrder[],
  status: StaffStatus,
  language: LanguageCode,
) {
  const t = messagesIn(language, packing);
  const tOrders = messagesIn(language, placedOrders);
  const { question, unconfirmedText, confirmedText, yesConfirmed, no, tickUnconfirmed } = t.ask;
  const confirmed = orders.filter((order) => !isUnconfirmed(order));
  const answer = await askFirst({
    question: question(orders.length, tOrders.statuses[status]),
    text: [
      unconfirmedText(unconfirmed.length, listed(unconfirmed)),
      confirmed.length > 0 && confirmedText(sum(totalToCollect(confirmed), language), confirmed.length),
    ]
      .filter(Boolean)
      .join(' '),
    yes: yesConfirmed,
    no,
    tick: tickUnconfirmed(unconfirmed.length, sum(totalToCollect(unconfirmed), language)),
  });
  return answer && (answer.isTicked ? orders : confirmed);
}

const NAMED = 5;

/** The numbers of the first few. */
function listed(orders: PackingOrder[]): string {
  const numbers = orders.slice(0, NAMED).map((order) => order.number);
  return [...numbers, ...(orders.length > NAMED ? ['…'] : [])].join(', ');
}
