import { useState } from 'react';
import type { CartLine } from '../../shared/cart/cart-line.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { tCartPage } from '../../shared/locale/messages.ts';

/**
 * Tells a screen reader which product has left the cart, also when another tab took it out. While a removal is on its
 * way, nothing is said: the line comes back where the server rejects it.
 */
export function CartNews({ lines, isRemoving }: { lines: CartLine[]; isRemoving: boolean }) {
  const [known, setKnown] = useState(lines);
  const [news, setNews] = useState('');
  if (known !== lines && !isRemoving) {
    setKnown(lines);
    const gone = known.filter(({ productId }) => !lines.some((line) => line.productId === productId));
    const names = gone.map(({ product }) => (product ? nameOf(product) : tCartPage.missingProduct));
    if (names.length > 0) setNews(names.map(tCartPage.removedNamed).join(' '));
  }
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
