import type { ProductName } from '@aloghor/functions/contract/products';
import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { CART_LINES_MAXIMUM, QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { isStaff } from '@aloghor/functions/domain/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDING, type Adding, addCartLine, cartQuery } from '../api/carts.ts';
import { byCode, isUnanswered } from '../lib/api-error.ts';
import { common } from '../locale/en/common.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { paths } from '../paths.ts';
import { type Session, useOnceKnown } from '../session/session.tsx';
import { afterPaint } from '../start/schedule.ts';
import { useNavigate } from '../ui/link.tsx';
import { showWarning } from '../ui/popup.ts';
import { WARNING_MS } from '../ui/times.ts';
import { whyFailed } from '../ui/why-failed.ts';
import { addToGuestCart, readGuestCart } from './guest-cart.ts';
import { rememberPrice } from './seen-prices.ts';

type CartTexts = typeof common.english.cart;

// The page may not know yet that the visitor is of the staff; the server does.
const sentences = (cart: CartTexts): Partial<Record<ErrorCode, string>> => ({
  'not-for-staff': cart.notForStaff,
  'not-found': cart.unavailable,
  'cart-full': cart.full(CART_LINES_MAXIMUM),
});

/** `full`: fewer than requested were added, because of the cart's limits. */
type Outcome = 'added' | 'full' | 'rejected';

/** Adds a quantity of a product to the visitor's cart; warns with the reason unless all were added. */
export function useAddToCart() {
  const language = useLanguage();
  const t = useMessages(common);
  const { onceKnown, isWaiting } = useOnceKnown();
  const cache = useQueryClient();
  const [isPending, setPending] = useState(false);

  /** `onSending`: called before the server is asked, when the cart can show what is being added. */
  async function add(product: ProductName, quantity: number, onSending?: () => void): Promise<Outcome> {
    const { _id, price } = product;
    const session = await onceKnown();
    if (isStaff(session.visitor)) return reject(t.cart.notForStaff);
    rememberPrice(_id, price);
    const wanted = held(_id, session) + quantity;
    const outcome = wanted > QUANTITY_MAXIMUM ? 'full' : 'added';
    if (session.visitor === 'guest') {
      return addToGuestCart(_id, quantity) ? told(outcome, t.cart) : reject(t.cart.full(CART_LINES_MAXIMUM));
    }
    const adding = cache.setQueryData<Adding>(ADDING, { product, quantity: Math.min(wanted, QUANTITY_MAXIMUM) });
    try {
      setPending(true);
      onSending?.();
      await addCartLine({ productId: _id, quantity });
      return told(outcome, t.cart);
    } catch (error) {
      return reject(
        isUnanswered(error)
          ? t.page.offline
          : (byCode(error, sentences(t.cart)) ?? (await whyFailed(error, t.page.failed, language))),
      );
    } finally {
      setPending(false);
      void cache
        .invalidateQueries(cartQuery(session.user?.email))
        .then(() => cache.setQueryData<Adding | null>(ADDING, (latest) => (latest === adding ? null : latest)));
    }
  }

  /** The quantity of a product in the cart, as far as this browser knows. */
  function held(productId: string, { user, visitor }: Session): number {
    if (visitor === 'guest') return readGuestCart().find(({ ItemId }) => ItemId === productId)?.quantity ?? 0;
    const lines = cache.getQueryData(cartQuery(user?.email).queryKey);
    return lines?.find((line) => line.productId === productId)?.quantity ?? 0;
  }

  return { add, isPending: isPending || isWaiting };
}

function told(outcome: 'added' | 'full', cart: CartTexts): Outcome {
  if (outcome === 'full') void showWarning(cart.most(QUANTITY_MAXIMUM), WARNING_MS);
  return outcome;
}

function reject(why: string): Outcome {
  void showWarning(why, WARNING_MS);
  return 'rejected';
}

/**
 * Adds a quantity of a product to the cart and goes there: at once, before the server has answered. Pressed again until then,
 * it adds no more.
 */
export function useBuyNow() {
  const navigate = useNavigate();
  const { add, isPending } = useAddToCart();
  const isGoing = useRef(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has changed
  useEffect(() => {
    isGoing.current = false;
  }, [key]);

  async function buyNow(product: ProductName, quantity: number): Promise<void> {
    if (isGoing.current) return;
    isGoing.current = true;
    let isThere = false;
    const go = () => {
      isThere = true;
      afterPaint(() => void navigate(paths.cart)); // the button shows the click first
    };
    if ((await add(product, quantity, go)) === 'rejected') isGoing.current = false;
    else if (!isThere) go();
  }

  return { buyNow, isPending };
}
