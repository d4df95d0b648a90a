import type { ProductFacets } from '../contract/product-lists.ts';
import type { Product } from '../contract/products.ts';
import type { Narrowing } from '../contract/rendering.ts';
import { FLAG_FILTERS, type FlagFilter } from '../domain/product-filters.ts';
import { FILTERED_SPECS, type FilteredSpec } from '../domain/specs.ts';

/** What products are filtered by, beside category and search. */
export type FilterQuery = Omit<Narrowing, 'category' | 'q'>;

type Filter = Exclude<keyof FilterQuery, 'collapse'>;

type Match<Name extends Filter> = (product: Product, wanted: NonNullable<FilterQuery[Name]>) => boolean;

/** Whether a product passes a filter that the query has. */
const MATCHES: { [Name in Filter]: Match<Name> } = {
  priceFrom: ({ price }, from) => price >= from,
  priceTo: ({ price }, to) => price <= to,
  inStock: ({ soldOut }) => !soldOut,
  family: ({ family }, id) => family?.id === id,
  light: hasAny('light'),
  holder: hasAny('holder'),
  material: hasAny('material'),
};
const FILTERS = Object.keys(MATCHES) as Filter[]; // a cast: Object.keys returns strings

function hasAny(spec: FilteredSpec): (product: Product, wanted: readonly string[]) => boolean {
  return (product, wanted) => codesOf(product, spec).some((code) => wanted.includes(code));
}

/** Whether a product passes all filters of the query. */
export function passes(query: FilterQuery): (product: Product) => boolean {
  const failed = failedFilters(query);
  return (product) => failed(product).length === 0;
}

/**
 * How many of these products each choice of a filter would show beside the other filters of the query, and how many pass
 * them all. A choice of the query is there even if it shows none. Collapsed, the products of a family count once.
 */
export function countFacets(products: Iterable<Product>, query: FilterQuery): ProductFacets {
  const failed = failedFilters(query);
  const counts = Object.fromEntries(FILTERED_SPECS.map((spec) => [spec, chosenOf(query, spec)])) as Counts; // all its names
  const flags = Object.fromEntries(FLAG_FILTERS.map((flag) => [flag, 0])) as Pick<ProductFacets, FlagFilter>; // likewise
  const inList = new Map<string, number>();
  const isNew = query.collapse ? firstOfFamily() : () => true;
  let total = 0;
  for (const product of products) {
    for (const choice of choicesOf(product)) if (isNew(`list ${choice}`, product)) countUp(inList, choice);
    const [first, ...others] = failed(product);
    if (others.length > 0) continue;
    if (!first && isNew('total', product)) total += 1;
    for (const flag of FLAG_FILTERS)
      if (!first && MATCHES[flag](product, 'true') && isNew(flag, product)) flags[flag] += 1;
    for (const spec of FILTERED_SPECS.filter((one) => !first || one === first)) {
      for (const code of codesOf(product, spec)) {
        if (isNew(`${spec} ${code}`, product)) countUp(counts[spec], code);
      }
    }
  }
  return { total, ...flags, ...inOrder(counts, inList) };
}

/** Whether a product is the first of its family in this count. */
function firstOfFamily(): (count: string, product: Product) => boolean {
  const seen = new Set<string>();
  return (count, { family }) => {
    if (!family) return true;
    const before = seen.size;
    return seen.add(`${count} ${family.id}`).size > before;
  };
}

type Counts = Record<FilteredSpec, Map<string, number>>;

const chosenOf = (query: FilterQuery, spec: FilteredSpec) =>
  new Map<string, number>((query[spec] ?? []).map((code) => [code, 0]));

const choicesOf = (product: Product) =>
  FILTERED_SPECS.flatMap((spec) => codesOf(product, spec).map((code) => `${spec} ${code}`));

function countUp<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * The most frequent choices of the list come first, whatever else is chosen, so that no choice moves under a finger.
 */
function inOrder(counts: Counts, inList: ReadonlyMap<string, number>) {
  const ordered = FILTERED_SPECS.map((spec) => {
    const choices = Array.from(counts[spec], ([code, count]) => ({ code, count }));
    const weight = ({ code }: { code: string }) => inList.get(`${spec} ${code}`) ?? 0;
    return [spec, choices.toSorted((one, other) => weight(other) - weight(one) || (one.code < other.code ? -1 : 1))];
  });
  return Object.fromEntries(ordered) as Pick<ProductFacets, FilteredSpec>; // fromEntries forgets the names
}

/** The filters of the query that a product does not pass. */
function failedFilters(query: FilterQuery): (product: Product) => Filter[] {
  const asked = FILTERS.filter((name) => query[name] !== undefined);
  const isPassed = <Name extends Filter>(product: Product, name: Name) =>
    MATCHES[name](product, query[name] as NonNullable<FilterQuery[Name]>); // it is asked for
  return (product) => asked.filter((name) => !isPassed(product, name));
}

function codesOf({ specs }: Product, spec: FilteredSpec): readonly string[] {
  const value = specs?.[spec];
  return typeof value === 'string' ? [value] : (value ?? []);
}
