import type { Entry } from './entry.ts';

/** What is said of a lamp with several choices as a whole. */
export interface Family {
  count: number;
  /** The lowest of the prices. */
  priceFrom: number;
}

/** The families of two products and more, by their ids. */
export function familiesOf(entries: Iterable<Entry>): ReadonlyMap<string, Family> {
  const families = new Map<string, Family>();
  for (const { product } of entries) {
    const { family, price } = product;
    if (!family) continue;
    const { count, priceFrom } = families.get(family.id) ?? { count: 0, priceFrom: price };
    families.set(family.id, { count: count + 1, priceFrom: Math.min(priceFrom, price) });
  }
  return new Map([...families].filter(([, { count }]) => count > 1));
}
