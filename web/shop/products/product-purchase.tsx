import type { Product } from '@aloghor/functions/contract/products';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts';
import { useBuyNow } from '../../shared/cart/use-buy-now.ts';
import { price } from '../../shared/lib/format.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { t, tProductPage } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { keepToast, showAdded } from './show-added.ts';

// Beside the price on a phone.
const tightStyle = 'max-md:px-4';

/** Quantity and the two actions; on a phone the actions stay at the bottom of the screen, with the price. */
export function ProductPurchase({ product }: { product: Product }) {
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
      void showAdded(nameOf(product), bar.current, () => navigate(paths.cart));
    }
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-4 noscript:hidden">
      {!isSoldOut && <QuantityStepper quantity={quantity} onChange={setQuantity} />}
      <div
        ref={bar}
        className="buy-bar fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow md:static md:grow md:border-0 md:p-0"
      >
        <p aria-hidden className="font-serif text-lg md:hidden">
          {price(product.price)}
        </p>
        <Button variant="quiet" className={tightStyle} disabled={isPending || isSoldOut} onClick={addToCart}>
          {tProductPage.addToCart}
        </Button>
        <Button className={tightStyle} disabled={isBuying || isSoldOut} onClick={() => buyNow(product, quantity)}>
          {t.product.buyNow}
        </Button>
      </div>
    </div>
  );
}
