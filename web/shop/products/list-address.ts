import type { Narrowing } from '@aloghor/functions/contract/rendering';
import { asciiDigits } from '@aloghor/functions/domain/ascii-digits';
import { PRICE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type CategoryName, CHOSEN_SORTS, type ChosenSort } from '@aloghor/functions/domain/products';
import { FILTERED_SPECS, type FilteredSpec, SPECS } from '@aloghor/functions/domain/specs';
import { shownSort } from '../../shared/api/product-lists.ts';
import type { ProductFilter } from '../../shared/api/products.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { shop } from '../../shared/shop.config.ts';

/** What a shopper chooses above the list: its order, bounds of the price in taka, and the codes of each filter. */
export interface Choice extends Pick<Narrowing, FilteredSpec> {
  sort: ChosenSort;
  from: number | undefined;
  to: number | undefined;
  inStock: 'true' | undefined;
}

/** The choice in an address or a form; invalid values count as absent. */
export function choiceIn(said: URLSearchParams): Choice {
  const sort = CHOSEN_SORTS.find((known) => known === said.get('sort')) ?? 'newest';
  const inStock = said.get('inStock') === 'true' ? 'true' : undefined;
  return { sort, from: takaIn(said.get('from')), to: takaIn(said.get('to')), inStock, ...codesIn(said) };
}

/** The codes that are chosen, in the order of the table. */
function codesIn(said: URLSearchParams): Pick<Narrowing, FilteredSpec> {
  const chosen = FILTERED_SPECS.flatMap((spec) => {
    const codes = SPECS[spec].codes.filter((code: string) => said.getAll(spec).includes(code));
    return codes.length > 0 ? [[spec, codes]] : [];
  });
  return Object.fromEntries(chosen); // only codes of the tables
}

/** The query of an address with another choice: the list starts at its first page. */
export function withChoice(search: URLSearchParams, { sort, from, to, ...filters }: Choice): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('after');
  const single = { sort: sort === 'newest' ? undefined : sort, from, to, inStock: filters.inStock };
  for (const [name, value] of Object.entries(single)) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  for (const spec of FILTERED_SPECS) {
    next.delete(spec);
    for (const code of filters[spec] ?? []) next.append(spec, code);
  }
  return next;
}

/** The query of an address without bounds of the price. */
export function withoutPrice(search: URLSearchParams): string {
  return String(withChoice(search, { ...choiceIn(search), from: undefined, to: undefined }));
}

/** The same without filters; the price stays. */
export function withoutFilters(search: URLSearchParams): string {
  const { sort, from, to } = choiceIn(search);
  return String(withChoice(search, { sort, from, to, inStock: undefined }));
}

/** How many filters are chosen. */
export function countFilters(filter: Pick<Narrowing, FilteredSpec | 'inStock'>): number {
  const codes = FILTERED_SPECS.flatMap<string>((spec) => filter[spec] ?? []);
  return codes.length + (filter.inStock ? 1 : 0);
}

/** The filter that an address of the shop stands for. The lower one of two prices is the first bound. */
export function filterIn(search: URLSearchParams, language: LanguageCode, category?: CategoryName): ProductFilter {
  const { sort, from, to, ...filters } = choiceIn(search);
  const [priceFrom, priceTo] = from && to && from > to ? [to, from] : [from, to];
  return {
    category,
    q: search.get('q')?.trim() || undefined,
    sort: sort === 'newest' ? undefined : shownSort(sort, language),
    priceFrom,
    priceTo,
    ...filters,
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
