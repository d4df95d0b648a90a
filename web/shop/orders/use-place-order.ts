import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OrderRequest, orderConflict, sendOrder } from '../../shared/api/orders.ts';
import { deliveryQuery } from '../../shared/api/settings.ts';
import { hasErrorCode, isApiError, isBusy } from '../../shared/lib/api-error.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import {
  endCheckout,
  forgetDraft,
  keepBuyer,
  keepOrder,
  keepPlace,
  type NamedPlace,
  type OrderDraft,
  tryCheckout,
} from '../../shared/lib/stored-order-draft.ts';
import { ordering } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { showNotice, showSuccess } from '../../shared/ui/popup.ts';
import { showRejected } from '../../shared/ui/rejected-fields.ts';
import { ORDER_COMPLETED_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { isOrderable } from '../cart/cart-line.ts';
import type { Cart } from '../cart/use-cart.ts';
import { sumToPay } from './delivery-charge.tsx';
import { orderCompleted, orderFacts, sentAddress } from './order-completed.ts';
import { noteSending } from './pending-order.ts';

interface PlaceOrderOptions {
  /** An earlier try was placed: with another content, or before its buyer signed in. */
  onPlacedBefore: (conflict?: OrderConflict) => void;
  /** The answer was lost. Returns what ends the notice about it. */
  onLost: () => AbortSignal;
}

/** Places an order exactly once across retries; then goes to the page where it can be followed. */
export function usePlaceOrder(cart: Cart, { onPlacedBefore, onLost }: PlaceOrderOptions) {
  const language = useLanguage();
  const tOrdering = useMessages(ordering);
  const t = useMessages(common);
  const [isOrdering, setIsOrdering] = useState(false);
  const { user, visitor } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();

  /** `place` is that of the request, with its names; `buyer` as it was typed into the form. */
  async function order(
    request: OrderRequest,
    buyer: OrderDraft,
    place: NamedPlace | undefined,
    form: HTMLFormElement,
  ): Promise<void> {
    if (isOrdering) return;
    setIsOrdering(true);
    try {
      const address = sentAddress(request.deliveryAddress, place, language);
      const { key, mobileNumbers } = tryCheckout(user?.uid, user ? undefined : request.mobileNumber, address);
      const begunAsGuest = user !== undefined && mobileNumbers.length > 0; // that try may still arrive
      const sending = sendOrder({ ...request, ...(begunAsGuest && { begunAsGuest }) }, key, language);
      noteSending(sending);
      const placed = await sending;
      endCheckout();
      if (place) keepPlace({ place, isChosen: false }, user?.uid);
      if (visitor === 'guest') {
        keepBuyer({ ...buyer, place });
        keepOrder({ ...placed, mobileNumber: request.mobileNumber, at: serverNow() });
      } else forgetDraft();
      const follow = () =>
        visitor === 'guest' ? navigate(paths.track, { state: { id: placed.id } }) : navigate(paths.dashboard.orders);
      void showSuccess(
        tOrdering.completed,
        ORDER_COMPLETED_MS,
        orderCompleted(placed, orderFacts({ ...sumsOf(request), address }, queries, language), follow, language),
        t.page.ok,
      );
      await follow();
      cart.forget(cart.lines.filter(isOrderable));
    } catch (error) {
      const conflict = orderConflict(error);
      if (conflict?.code === 'key-used-for-another-order') onPlacedBefore(conflict);
      else if (isLost(error)) void showNotice(lostText(error, language), language, undefined, onLost());
      else if (explain(error, form, language) === 'changed') {
        cart.retry();
        void queries.invalidateQueries(deliveryQuery);
      }
    } finally {
      setIsOrdering(false);
    }
  }

  return { order, isOrdering };
}

/** It may have been placed, so the key is kept for a retry. */
const isLost = (error: unknown) => !isApiError(error);

function lostText(error: unknown, language: LanguageCode): string {
  const { busy, lostConnection, offline } = messagesIn(language, ordering);
  if (!onlineManager.isOnline()) return offline;
  return isBusy(error) ? busy : lostConnection;
}

/** The sums of an order as it was sent. */
function sumsOf(request: OrderRequest) {
  return { toPay: sumToPay(request), isDeliveryIncluded: request.deliveryCharge !== undefined };
}

type Outcome = 'rejected' | 'changed';

function explain(error: unknown, form: HTMLFormElement, language: LanguageCode): Outcome {
  if (hasErrorCode(error, 'too-many', 'app-not-proved')) {
    void explainError(error, form, language);
    return 'rejected'; // nothing is wrong with it, so the key is kept for later
  }
  endCheckout();
  const conflict = orderConflict(error);
  if (conflict) showConflict(conflict, language);
  else void explainError(error, form, language);
  return conflict ? 'changed' : 'rejected';
}

/** What is sent has other names than these fields, which browsers and stored drafts know. */
const FIELD_NAMES: Record<string, string> = { deliveryAddress: 'address', info: 'notes' };

async function explainError(error: unknown, form: HTMLFormElement, language: LanguageCode): Promise<void> {
  const tOrdering = messagesIn(language, ordering);
  const text = await whyFailed(error, tOrdering.notOrdered, language);
  const left = showRejected(form, error, text, language, (path) => FIELD_NAMES[path] ?? path);
  if (left) await showNotice(left, language);
}

function showConflict(conflict: OrderConflict, language: LanguageCode): void {
  const tOrdering = messagesIn(language, ordering);
  const { code, totalPrice = 0, deliveryCharge } = conflict;
  if (code === 'products-gone') void showNotice(tOrdering.missingText, language, tOrdering.missingTitle);
  else if (code === 'out-of-stock') void showNotice(shortText(conflict, language), language, tOrdering.shortTitle);
  else if (deliveryCharge === undefined)
    void showNotice(tOrdering.changedText(sum(totalPrice, language)), language, tOrdering.changedTitle);
  else
    void showNotice(tOrdering.changedWithDelivery(sum(sumToPay(conflict), language)), language, tOrdering.changedTitle);
}

/** Which products are short in stock, by name, and that nothing was ordered. */
export function shortText({ short = [], lines = [] }: OrderConflict, language: LanguageCode): string {
  const tOrdering = messagesIn(language, ordering);
  const namesOf = (isSoldOut: boolean) =>
    short
      .filter((one) => one.isSoldOut === isSoldOut)
      .flatMap(({ _id }) => lines.filter((line) => line._id === _id).map((line) => nameOf(line, language)))
      .join(', ');
  const [soldOut, fewer] = [namesOf(true), namesOf(false)];
  return [soldOut && tOrdering.soldOut(soldOut), fewer && tOrdering.fewerLeft(fewer), tOrdering.changeCart]
    .filter(Boolean)
    .join(' ');
}
