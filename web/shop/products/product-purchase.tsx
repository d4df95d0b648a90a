import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isGuestCartPersistent } from '../../shared/cart/guest-cart.ts';
import { useAddToCart, useBuyNow } from '../../shared/cart/use-add-to-cart.ts';
import { price } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { inCart, productPage } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { afterPaint } from '../../shared/start/schedule.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { popupLink, showToast } from '../../shared/ui/popup-actions.ts';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { HINT_MS, LONG_SUCCESS_MS } from '../../shared/ui/times.ts';
import type { ListedProduct } from './listed-product.ts';

// Beside the price on a phone.
const tightStyle = 'grow leading-tight max-md:px-3';

interface ProductPurchaseProps {
  product: ListedProduct;
  /** What stands beside Buy Now, also of a product that is sold out. */
  children: ReactNode;
}

/** Quantity and the two actions; on a phone the actions stay at the bottom of the screen, with the price. */
export function ProductPurchase({ product, children }: ProductPurchaseProps) {
  const language = useLanguage();
  const tProductPage = useMessages(productPage);
  const t = useMessages(common);
  const isSoldOut = product.soldOut === true;
  const [quantity, setQuantity] = useState(1);
  const bar = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const buttons = bar.current;
    return () => (buttons === null ? undefined : keepToast(buttons));
  }, []);
  const { add, isPending } = useAddToCart();
  const { buyNow, isPending: isBuying } = useBuyNow();

  async function addToCart() {
    const outcome = await add(product, quantity);
    if (outcome === 'added' && bar.current) {
      void showAdded(nameOf(product, language), bar.current, () => navigate(paths.cart), language);
    }
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-4 noscript:hidden">
      {!isSoldOut && <QuantityStepper quantity={quantity} onChange={setQuantity} />}
      <div
        ref={bar}
        className="buy-bar fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-[21.25rem]:flex-wrap md:static md:grow md:flex-wrap md:gap-3 md:border-0 md:p-0"
      >
        <p aria-hidden className="grow whitespace-nowrap font-serif text-lg md:hidden">
          {price(product.price, language)}
        </p>
        <Button variant="quiet" className={tightStyle} disabled={isPending || isSoldOut} onClick={addToCart}>
          {tProductPage.addToCart}
        </Button>
        <div className="flex grow items-center gap-2 md:gap-3">
          <Button
            className={`${tightStyle} whitespace-nowrap`}
            disabled={isBuying || isSoldOut}
            onClick={() => buyNow(product, quantity)}
          >
            {t.product.buyNow}
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}

/**
 * Shows that a product is in the cart, with a link there. The toast is in the document right after its buttons, so that
 * Tab reaches it next, and stays open while it is hovered or focused.
 */
async function showAdded(
  name: string,
  buttons: HTMLElement,
  onView: () => void,
  language: LanguageCode,
): Promise<void> {
  const tProductPage = messagesIn(language, productPage);
  await new Promise<void>(afterPaint); // of the cart's count
  const added = onlineManager.isOnline() ? tProductPage.added(name) : tProductPage.addedOffline(name);
  const hint = notPersistentHint(language);
  await showToast(added, hint ? HINT_MS : LONG_SUCCESS_MS, {
    body: withHint(popupLink(paths.cart, tProductPage.viewCart, onView), hint),
    target: buttons,
  });
}

let isHintShown = false;

/** Shown once per visit; the cart's page shows it always. */
function notPersistentHint(language: LanguageCode): string | undefined {
  if (isHintShown || isGuestCartPersistent()) return undefined;
  isHintShown = true;
  return messagesIn(language, inCart).notPersistent;
}

function withHint(link: HTMLElement, hint?: string): HTMLElement {
  if (!hint) return link;
  const [body, said] = [document.createElement('div'), document.createElement('p')];
  said.textContent = hint;
  body.append(said, link);
  return body;
}

/** Call before the buttons unmount: a toast that is still open stays for its time. */
function keepToast(buttons: HTMLElement): void {
  document.body.append(...buttons.querySelectorAll('.swal2-container'));
}
