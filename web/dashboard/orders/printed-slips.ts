import type { PrintedConflict } from '@aloghor/functions/contract/packing';
import { isInShop, type OrderStatus } from '@aloghor/functions/domain/order-status';
import { doneBy } from '@aloghor/functions/domain/packing';
import { callWithToken } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { showNotice } from '../../shared/ui/popup.ts';
import { askFirst } from '../layout/ask-first.ts';
import { packing } from '../messages/en/packing.ts';

type Printed = PrintedConflict['printed'];

interface ToPrint {
  _id: string;
  number: string;
  status: OrderStatus;
}

/**
 * Notes that the slips of these orders are printed, before they are. Where some were printed before, it asks, so that two
 * people do not print the same. Returns the orders to print, none when declined; after a question they are read again, as it
 * may have been open for long, and what has left the shop meanwhile is named and not printed. @throws {ApiError}
 */
export async function claimSlips<Order extends ToPrint>(
  orders: Order[],
  language: LanguageCode,
  readAgain: (ids: string[]) => Promise<Order[]>,
): Promise<Order[]> {
  const { claimed, isAsked } = await claim(orders, language);
  if (!isAsked || claimed.length === 0) return claimed;
  const current = new Map((await readAgain(claimed.map(({ _id }) => _id))).map((order) => [order._id, order]));
  const isToPrint = ({ _id, status }: Order) => {
    const order = current.get(_id);
    return order !== undefined && (isInShop(order.status) || !isInShop(status));
  };
  const left = claimed.filter((order) => !isToPrint(order)).map(({ number }) => number);
  if (left.length > 0) await showNotice(messagesIn(language, packing).askAgain.left(left.join(', ')), language);
  return claimed.filter(isToPrint).map((order) => current.get(order._id) ?? order);
}

/** What is claimed, and whether somebody was asked for it. */
async function claim<Order extends ToPrint>(
  orders: Order[],
  language: LanguageCode,
): Promise<{ claimed: Order[]; isAsked: boolean }> {
  try {
    await notePrinted(orders, false);
    return { claimed: orders, isAsked: false };
  } catch (error) {
    if (!hasErrorCode(error, 'slips-printed')) throw error;
    const { printed } = error.problem as PrintedConflict; // a cast: the contract ties this body to this code
    const others = orders.filter(({ _id }) => !printed.some((one) => one._id === _id));
    const answer = await askToPrintAgain(printed, others.length, language);
    if (!answer) return { claimed: [], isAsked: true };
    if (others.length > 0 && !answer.isTicked) return { ...(await claim(others, language)), isAsked: true };
    await notePrinted(orders, true);
    return { claimed: orders, isAsked: true };
  }
}

async function notePrinted(orders: { _id: string }[], again: boolean): Promise<void> {
  await callWithToken('POST /packing/slips', { body: { ids: orders.map(({ _id }) => _id), again } });
}

const NAMED = 5;

/** `others`: how many were not printed before. */
function askToPrintAgain(printed: Printed, others: number, language: LanguageCode) {
  const { question, allQuestion, by, yes, yesOthers, no, tick } = messagesIn(language, packing).askAgain;
  const named = printed
    .slice(0, NAMED)
    .map((one) => by(one.number, doneBy(one.printed), shopTime(one.printed.at, language)));
  const isMore = printed.length > NAMED;
  return askFirst({
    question: others > 0 ? question(printed.length, printed.length + others) : allQuestion(printed.length),
    text: `${named.join('; ')}${isMore ? '; …' : ''}`,
    yes: others > 0 ? yesOthers(others) : yes,
    no,
    tick: others > 0 ? tick(printed.length) : undefined,
  });
}
