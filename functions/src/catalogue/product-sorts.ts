import { LANGUAGES } from '../domain/languages.ts';
import { nameField } from '../domain/listed-fields.ts';
import type { ProductSort } from '../domain/products.ts';
import type { Position } from '../platform/paging/cursor.ts';
import type { Entry } from './entry.ts';

/** An entry, and where it stands in a sort order. */
export interface Placed {
  entry: Entry;
  position: Position;
}

const DESCENDING: readonly ProductSort[] = ['newest', '-price', '-rating'];

/**
 * What products are sorted by. Names compare by code points: upper case comes before lower case. Bangla names are then
 * in alphabetical order, after those of products without one.
 */
function sortKey(sort: ProductSort): (entry: Entry) => number | string {
  if (sort === 'newest') return ({ createdAt }) => createdAt;
  if (sort === 'price' || sort === '-price') return ({ product }) => product.price;
  if (sort === '-rating') return ({ product }) => product.rating?.average ?? 0; // less than any review gives
  const language = LANGUAGES.find((one) => nameField(one) === sort);
  return ({ product }) => (language && product.translations?.[language]?.name) || product.name;
}

export function inSortOrder(entries: Iterable<Entry>, sort: ProductSort): Placed[] {
  const at = sortKey(sort);
  return Array.from(entries, (entry) => ({ entry, position: { at: at(entry), id: entry.product._id } })).sort(
    (one, other) => compare(one.position, other.position, sort),
  );
}

/** Two lists that are in the same order, as one. */
export function merge(one: Placed[], other: Placed[], sort: ProductSort): Placed[] {
  const parts: Placed[][] = [];
  let start = 0;
  for (const placed of other) {
    const end = countUpTo(one, placed.position, sort);
    parts.push(one.slice(start, end), [placed]);
    start = end;
  }
  const none: Placed[] = [];
  return none.concat(...parts, one.slice(start)); // whole parts are copied at once
}

/** How many of the sorted entries are at or before a position, by binary search. */
export function countUpTo(placed: Placed[], position: Position, sort: ProductSort): number {
  let [start, end] = [0, placed.length];
  while (start < end) {
    const middle = Math.floor((start + end) / 2);
    const { position: here } = placed[middle] as Placed; // between start and end
    if (compare(here, position, sort) <= 0) start = middle + 1;
    else end = middle;
  }
  return start;
}

/** Entries with equal keys are ordered by id, in the same direction. */
function compare(one: Position, other: Position, sort: ProductSort): number {
  return (DESCENDING.includes(sort) ? -1 : 1) * (compareValues(one.at, other.at) || compareTexts(one.id, other.id));
}

function compareValues(one: Position['at'], other: Position['at']): number {
  return typeof one === 'string' ? compareTexts(one, String(other)) : one - Number(other);
}

/**
 * Compares texts by code points, as Firestore does. JavaScript compares UTF-16 code units, which differs only for
 * surrogates: their code points are above all others.
 */
export function compareTexts(one: string, other: string): number {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at++) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (left === right) continue;
    return isSurrogate(left) === isSurrogate(right) ? left - right : Number(isSurrogate(left)) || -1;
  }
  return one.length - other.length;
}

function isSurrogate(half: number): boolean {
  return half >= 0xd800 && half <= 0xdfff;
}
