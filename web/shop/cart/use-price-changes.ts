import { useEffect, useState } from 'react';
import type { CartLine } from '../../shared/cart/cart-line.ts';
import { rememberPrices, seenPrices } from '../../shared/cart/seen-prices.ts';

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
