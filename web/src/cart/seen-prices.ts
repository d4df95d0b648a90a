import * as z from 'zod/mini';

const STORAGE_KEY = 'seenPrices';
const Prices = z.record(z.string(), z.number());

/** The price in taka at which this browser last showed a product of its cart. */
export function seenPrices(): Record<string, number> {
  try {
    return Prices.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export function rememberPrice(productId: string, price: number): void {
  rememberPrices({ ...seenPrices(), [productId]: price });
}

export function rememberPrices(prices: Record<string, number>): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(prices));
}
