import type { Product } from '@aloghor/functions/contract/products';
import { useBuyNow } from '../cart/use-buy-now.ts';
import { nameOf } from '../lib/product-texts.ts';
import { t } from '../locale/messages.ts';

/** Adds one and goes to the cart. It stands above the card's own link. */
export function BuyNowButton({
  product,
  label,
}: {
  product: Pick<Product, '_id' | 'name' | 'nameBn' | 'price' | 'soldOut'>;
  label: string;
}) {
  const { buyNow, isPending } = useBuyNow();
  return (
    <button
      type="button"
      aria-label={t.product.buyNowOf(nameOf(product))}
      disabled={isPending || product.soldOut}
      onClick={() => buyNow(product, 1)}
      className="relative z-10 min-h-11 rounded-full border border-ink/25 px-4 font-semibold text-sm transition-colors enabled:hover:border-bottle enabled:hover:bg-bottle enabled:hover:text-paper disabled:opacity-60 noscript:hidden"
    >
      {label}
    </button>
  );
}
