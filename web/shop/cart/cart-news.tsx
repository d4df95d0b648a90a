import { useEffect, useState } from 'react';
import type { CartLine } from '../../shared/cart/cart-line.ts';
import { rememberPrices, seenPrices } from '../../shared/cart/seen-prices.ts';
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

/**
 * The old prices in taka, by product id, of lines whose price has changed since it was last shown in this browser. They
 * stay until the page is left; then the current prices count as seen.
 */
export function usePriceChanges(lines: CartLine[]): Record<string, number> {
  const [known] = useState(seenPrices);
  const now = Object.fromEntries(
    lines.flatMap(({ productId, product }) => (product ? [[productId, product.price]] : [])),
  );
  const stored = JSON.stringify(now);
  useEffect(() => {
    if (stored !== '{}') rememberPrices(JSON.parse(stored));
  }, [stored]);
  return Object.fromEntries(Object.entries(known).filter(([id, price]) => id in now && now[id] !== price));
}
