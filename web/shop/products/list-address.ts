import { PRICE_MAXIMUM, SEARCH_MAXIMUM } from '@aloghor/functions/domain/limits';
import { BOX_FILTERS, type Ticked, tickedIn, ticksOf } from '@aloghor/functions/domain/product-filters';
import { type CategoryName, CHOSEN_SORTS, type ChosenSort, type Room } from '@aloghor/functions/domain/products';
import { isBlank } from '@aloghor/functions/domain/typed-text';
import { writtenTaka } from '@aloghor/functions/domain/written-taka';
import { shownSort } from '../../shared/api/product-lists.ts';
import type { ProductFilter } from '../../shared/api/products.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';

/** The parameters of a list's address that change what it shows. */
export const LIST_PARAMETERS = ['q', 'sort', 'from', 'to', 'after', ...BOX_FILTERS];

/** What a shopper chooses above the list: its order, bounds of the price in taka, and the boxes of the filters. */
export interface Choice extends Ticked {
  sort: ChosenSort;
  from: number | undefined;
  to: number | undefined;
}

/** The choice in an address or a form; invalid values count as absent. */
export function choiceIn(said: URLSearchParams): Choice {
  const sort = CHOSEN_SORTS.find((known) => known === said.get('sort')) ?? 'newest';
  return { sort, from: takaIn(said.get('from')), to: takaIn(said.get('to')), ...tickedIn((name) => said.getAll(name)) };
}

/** The query of an address with another choice: the list starts at its first page. */
export function withChoice(search: URLSearchParams, { sort, from, to, ...ticked }: Choice): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('after');
  for (const [name, value] of Object.entries({ sort: sort === 'newest' ? undefined : sort, from, to })) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  for (const name of BOX_FILTERS) next.delete(name);
  for (const [name, value] of ticksOf(ticked)) next.append(name, value);
  return next;
}

/** The query of an address without bounds of the price. */
export function withoutPrice(search: URLSearchParams): string {
  return String(withChoice(search, { ...choiceIn(search), from: undefined, to: undefined }));
}

/** The same without filters; the price stays. */
export function withoutFilters(search: URLSearchParams): string {
  const { sort, from, to } = choiceIn(search);
  return String(withChoice(search, { sort, from, to }));
}

/** The filter that an address of the shop stands for. The lower one of two prices is the first bound. */
export function filterIn(search: URLSearchParams, language: LanguageCode, category?: CategoryName): ProductFilter {
  const { sort, from, to, ...ticked } = choiceIn(search);
  const [priceFrom, priceTo] = from && to && from > to ? [to, from] : [from, to];
  return {
    category,
    q: searchedIn(search.get('q') ?? ''),
    sort: sort === 'newest' ? undefined : shownSort(sort, language),
    priceFrom,
    priceTo,
    ...ticked,
    after: search.get('after') ?? undefined,
  };
}

/** As much of a search as the API takes: what an address holds is as long as somebody made it. */
function searchedIn(text: string): string | undefined {
  const [start] = text
    .trim()
    .slice(0, SEARCH_MAXIMUM)
    .split(/\p{Surrogate}$/u); // no half of an emoji
  return start?.trim() || undefined;
}

/** Whether the list has bounds of the price. */
export function isPriced({ priceFrom, priceTo }: ProductFilter): boolean {
  return priceFrom !== undefined || priceTo !== undefined;
}

/** The room that a list of the whole shop is for, if it is for one alone. */
export function roomOf({ category, q, room = [] }: ProductFilter): Room | undefined {
  return category || q || room.length !== 1 ? undefined : room[0];
}

/** A bound of the price, in whole taka; undefined where nothing is written, or 0, or what is no amount for certain. */
function takaIn(written: string | null): number | undefined {
  const taka = Math.round(writtenTaka(written ?? '') ?? 0);
  return taka > 0 ? Math.min(taka, PRICE_MAXIMUM) : undefined;
}

/** Whether a field for a bound holds words that are no amount. */
export function isNoAmount(written: string): boolean {
  return !isBlank(written) && (writtenTaka(written) ?? -1) < 0;
}
