import { deviceStorage, parseStored } from '../lib/storage.ts';

const STORAGE_KEY = 'seenPrices';

/** The price in taka at which this browser last showed a product of its cart. */
export function seenPrices(): Record<string, number> {
  return Object.fromEntries(Object.entries(parseStored(deviceStorage.get(STORAGE_KEY)) ?? {}).filter(isPrice));
}

function isPrice(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number';
}

export function rememberPrice(productId: string, price: number): void {
  rememberPrices({ ...seenPrices(), [productId]: price });
}

export function rememberPrices(prices: Record<string, number>): void {
  deviceStorage.set(STORAGE_KEY, JSON.stringify(prices));
}
