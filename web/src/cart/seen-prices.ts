const STORAGE_KEY = 'seenPrices';

/** The price in taka at which this browser last showed a product of its cart. */
export function seenPrices(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(isPrice));
  } catch {
    return {};
  }
}

function isPrice(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number';
}

export function rememberPrice(productId: string, price: number): void {
  rememberPrices({ ...seenPrices(), [productId]: price });
}

export function rememberPrices(prices: Record<string, number>): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(prices));
}
