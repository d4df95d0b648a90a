import { asciiDigits } from '@aloghor/functions/domain/ascii-digits';
import { PRICE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type CategoryName, CHOSEN_SORTS, type ChosenSort } from '@aloghor/functions/domain/products';
import { type ProductFilter, shownSort } from '../../shared/api/products.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { shop } from '../../shared/shop.config.ts';

/** What a shopper chooses above the list: its order, and bounds of the price in taka. */
export interface Choice {
  sort: ChosenSort;
  from: number | undefined;
  to: number | undefined;
}

/** What an address or a form says of it; what cannot be understood counts as not said. */
export function choiceIn(said: URLSearchParams): Choice {
  const sort = CHOSEN_SORTS.find((known) => known === said.get('sort')) ?? 'newest';
  return { sort, from: takaIn(said.get('from')), to: takaIn(said.get('to')) };
}

/** The search of an address with another choice: the list starts at its first page. */
export function withChoice(search: URLSearchParams, { sort, from, to }: Choice): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('after');
  for (const [name, value] of Object.entries({ sort: sort === 'newest' ? undefined : sort, from, to })) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}

/** The search of an address for every price. */
export function withoutPrice(search: URLSearchParams): string {
  return String(withChoice(search, { ...choiceIn(search), from: undefined, to: undefined }));
}

/** The products that an address of the shop is about. Of two prices the lower one is where they start. */
export function filterIn(search: URLSearchParams, language: LanguageCode, category?: CategoryName): ProductFilter {
  const { sort, from, to } = choiceIn(search);
  const [priceFrom, priceTo] = from && to && from > to ? [to, from] : [from, to];
  return {
    category,
    q: search.get('q')?.trim() || undefined,
    sort: sort === 'newest' ? undefined : shownSort(sort, language),
    priceFrom,
    priceTo,
    after: search.get('after') ?? undefined,
  };
}

/** An amount as people write it: `1500`, `1,500` behind the shop's sign, `১৫০০`. */
export function takaIn(written: string | null): number | undefined {
  const digits = asciiDigits(written ?? '')
    .replaceAll(shop.currency.sign, '')
    .replace(/[,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Math.min(Math.round(Number(digits)), PRICE_MAXIMUM) || undefined : undefined;
}
