import { takaOfKind } from '@aloghor/functions/domain/amounts';
import { toCollect } from '@aloghor/functions/domain/orders';
import type { QueryClient } from '@tanstack/react-query';
import type { FoundOrder } from '../../shared/api/orders.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import {
  checkoutInProgress,
  endCheckout,
  forgetDraft,
  keepBuyer,
  keepOrder,
  readDraft,
} from '../../shared/lib/stored-order-draft.ts';
import type { Visitor } from '../../shared/session/session.tsx';
import { orderFacts } from './order-completed.ts';

let answered: Promise<unknown> = Promise.resolve();

/** Called with each order that is sent. */
export function noteSending(sending: Promise<unknown>): void {
  answered = sending.catch(() => undefined);
}

/** Resolves when no order of this page waits for its answer. */
export const orderAnswered = () => answered;

/** What its buyer must know of an order whose answer was lost. */
export function factsOfFound(
  order: FoundOrder,
  uid: string | undefined,
  queries: QueryClient,
  language: LanguageCode,
): string[] {
  const [address, ...others] = checkoutInProgress(uid)?.addresses ?? [];
  const known = {
    address: others.length === 0 ? address : undefined,
    isDeliveryIncluded: takaOfKind(order, 'delivery') !== undefined,
  };
  return orderFacts({ toPay: toCollect(order), ...known }, queries, language);
}

/** Keeps on this device what an order whose answer came keeps. `order`: without a mobile number it is an account's. */
export function settleCheckout(
  { _id: id, number, mobileNumber }: Pick<FoundOrder, '_id' | 'number' | 'mobileNumber'>,
  visitor: Visitor,
): void {
  endCheckout();
  if (visitor === 'guest') keepBuyer(readDraft() ?? {});
  else forgetDraft();
  if (mobileNumber) keepOrder({ id, number, mobileNumber, at: serverNow() });
}
