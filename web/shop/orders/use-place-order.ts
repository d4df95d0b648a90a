import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type OrderRequest,
  orderConflict,
  type Placed,
  pendingOrderQuery,
  sendOrder,
} from '../../shared/api/orders.ts';
import { deliveryQuery } from '../../shared/api/settings.ts';
import { hasErrorCode, isApiError, isBusy } from '../../shared/lib/api-error.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import {
  checkoutInProgress,
  endCheckout,
  forgetDraft,
  keepBuyer,
  keepOrder,
  type NamedPlace,
  type OrderDraft,
  tryCheckout,
} from '../../shared/lib/stored-order-draft.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { commonMessages, orderingMessages } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { showNotice, showSuccess } from '../../shared/ui/popup.ts';
import { actingElement, popupLink } from '../../shared/ui/popup-actions.ts';
import { ORDER_COMPLETED_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { isOrderable } from '../cart/cart-line.ts';
import type { Cart } from '../cart/use-cart.ts';
import { sumToPay } from './delivery-charge.tsx';

/**
 * Places an order exactly once across retries; then goes to the page where it can be followed. `onPlacedBefore` is called
 * when an earlier try was placed: with another content, or before its buyer signed in.
 */
export function usePlaceOrder(cart: Cart, onPlacedBefore: (conflict?: OrderConflict) => void) {
  const language = useLanguage();
  const tOrdering = useMessages(orderingMessages);
  const t = useMessages(commonMessages);
  const [isOrdering, setIsOrdering] = useState(false);
  const { visitor } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();

  /** Keys are bound to an account: with the same key, the account would place a guest's order again. */
  async function wasPlacedByGuest(): Promise<boolean> {
    const checkout = visitor === 'guest' ? undefined : checkoutInProgress();
    return Boolean(checkout && (await queries.fetchQuery(pendingOrderQuery(checkout))));
  }

  /** `place` is that of the request, with its names; `buyer` as it was typed. */
  async function order(request: OrderRequest, buyer: OrderDraft, place: NamedPlace | undefined): Promise<void> {
    if (isOrdering) return;
    setIsOrdering(true);
    try {
      if (await wasPlacedByGuest()) return onPlacedBefore();
      const { key } = tryCheckout(visitor === 'guest' ? request.mobileNumber : undefined);
      const placed = await sendOrder(request, key, language);
      endCheckout();
      if (visitor === 'guest') {
        keepBuyer({ ...buyer, place });
        keepOrder({ ...placed, mobileNumber: request.mobileNumber, at: Date.now() });
      } else forgetDraft();
      const state = { id: placed.id, mobileNumber: request.mobileNumber };
      void showSuccess(
        tOrdering.completed,
        ORDER_COMPLETED_MS,
        orderCompleted(placed, request, () => navigate(paths.track, { state }), language),
        t.page.ok,
      );
      await (visitor === 'guest' ? navigate(paths.track, { state }) : navigate(paths.dashboard.orders));
      cart.forget(cart.lines.filter(isOrderable));
    } catch (error) {
      const conflict = orderConflict(error);
      if (conflict?.code === 'key-used-for-another-order') onPlacedBefore(conflict);
      else if (explain(error, language) === 'changed') {
        cart.retry();
        void queries.invalidateQueries(deliveryQuery);
      }
    } finally {
      setIsOrdering(false);
    }
  }

  return { order, isOrdering };
}

type Outcome = 'unknown' | 'rejected' | 'changed';

function explain(error: unknown, language: LanguageCode): Outcome {
  const tOrdering = messagesIn(language, orderingMessages);
  if (!isApiError(error)) {
    const sentence = isBusy(error) ? tOrdering.busy : tOrdering.lostConnection;
    void showNotice(onlineManager.isOnline() ? sentence : tOrdering.offline, language);
    return 'unknown'; // it may have been placed, so the key is kept for a retry
  }
  if (hasErrorCode(error, 'too-many', 'app-not-proved')) {
    void explainError(error, language);
    return 'rejected'; // nothing is wrong with it, so the key is kept for later
  }
  endCheckout();
  const conflict = orderConflict(error);
  if (conflict) showConflict(conflict, language);
  else void explainError(error, language);
  return conflict ? 'changed' : 'rejected';
}

async function explainError(error: unknown, language: LanguageCode): Promise<void> {
  const tOrdering = messagesIn(language, orderingMessages);
  await showNotice(await whyFailed(error, tOrdering.notOrdered, language), language);
}

function showConflict(conflict: OrderConflict, language: LanguageCode): void {
  const tOrdering = messagesIn(language, orderingMessages);
  const { code, totalPrice = 0, deliveryCharge } = conflict;
  if (code === 'products-gone') void showNotice(tOrdering.missingText, language, tOrdering.missingTitle);
  else if (code === 'out-of-stock') void showNotice(shortText(conflict, language), language, tOrdering.shortTitle);
  else if (deliveryCharge === undefined)
    void showNotice(tOrdering.changedText(sum(totalPrice, language)), language, tOrdering.changedTitle);
  else
    void showNotice(
      tOrdering.changedWithDelivery(sum(sumToPay(totalPrice, deliveryCharge), language)),
      language,
      tOrdering.changedTitle,
    );
}

/** The contents of the popup for a placed order: its number and its id, to be copied, what comes next, and a link to follow it. */
function orderCompleted(
  { id, number: orderNumber }: Placed,
  request: OrderRequest,
  onFollow: () => void,
  language: LanguageCode,
): HTMLElement {
  const tOrdering = messagesIn(language, orderingMessages);
  const content = document.createElement('div');
  const idElement = document.createElement('strong');
  idElement.className = 'block break-all text-ink';
  idElement.textContent = id;
  const line = document.createElement('p');
  line.append(`${tOrdering.idLabel} `, idElement);
  if (orderNumber) content.append(orderNumberLine(orderNumber, language));
  const soon = document.createElement('p');
  soon.className = 'my-2';
  soon.textContent = tOrdering.contactSoon;
  content.append(line, copyButton(idElement, language), soon);
  const { totalPrice = 0, deliveryCharge } = request;
  if (deliveryCharge !== undefined) {
    const toPay = document.createElement('p');
    toPay.className = 'mb-2';
    toPay.textContent = tOrdering.completedToPay(sum(sumToPay(totalPrice, deliveryCharge), language));
    content.append(toPay);
  }
  content.append(popupLink(paths.track, tOrdering.followThis, onFollow));
  return content;
}

function orderNumberLine(orderNumber: string, language: LanguageCode): HTMLElement {
  const tOrdering = messagesIn(language, orderingMessages);
  const line = document.createElement('p');
  line.className = 'mb-2 font-serif text-2xl text-ink';
  line.textContent = tOrdering.orderNumber(orderNumber);
  return line;
}

function copyButton(idElement: HTMLElement, language: LanguageCode): HTMLElement {
  const tOrdering = messagesIn(language, orderingMessages);
  const button = actingElement('button', tOrdering.copy, async () => {
    try {
      await navigator.clipboard.writeText(idElement.innerText);
      button.textContent = tOrdering.copied;
    } catch {
      // In-app browsers reject it, and on plain HTTP there is no clipboard: the selected id can be copied by hand.
      window.getSelection()?.selectAllChildren(idElement);
    }
  });
  button.ariaLive = 'polite';
  return button;
}

/** Which products are short in stock, by name, and that nothing was ordered. */
export function shortText({ short = [], lines = [] }: OrderConflict, language: LanguageCode): string {
  const tOrdering = messagesIn(language, orderingMessages);
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
