import type { ProductFacets } from '../contract/product-lists.ts';
import type { Product } from '../contract/products.ts';
import type { Narrowing } from '../contract/rendering.ts';
import {
  CODE_FILTER_NAMES,
  type CodeFilter,
  eachFilter,
  FILTERED_FIELDS,
  FLAG_FILTERS,
  type FlagFilter,
  isOfField,
} from '../domain/product-filters.ts';

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
  ...eachFilter(hasAny),
};
const FILTERS = Object.keys(MATCHES) as Filter[]; // a cast: Object.keys returns strings

/** The codes that a product has for a filter: one, or several. */
function codesOf(product: Product, filter: CodeFilter): readonly string[] {
  const codes = isOfField(filter) ? product[FILTERED_FIELDS[filter]] : product.specs?.[filter];
  return [codes ?? []].flat();
}

function hasAny(filter: CodeFilter): Match<CodeFilter> {
  return (product, wanted) => codesOf(product, filter).some((code) => wanted.some((one) => one === code));
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
  const counts: Counts = eachFilter((name) => chosenOf(query, name));
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
    for (const name of CODE_FILTER_NAMES.filter((one) => !first || one === first)) {
      for (const code of codesOf(product, name)) {
        if (isNew(`${name} ${code}`, product)) countUp(counts[name], code);
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

type Counts = Record<CodeFilter, Map<string, number>>;

const chosenOf = (query: FilterQuery, name: CodeFilter) =>
  new Map<string, number>((query[name] ?? []).map((code) => [code, 0]));

const choicesOf = (product: Product) =>
  CODE_FILTER_NAMES.flatMap((name) => codesOf(product, name).map((code) => `${name} ${code}`));

function countUp<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * The most frequent choices of the list come first, whatever else is chosen, so that no choice moves under a finger.
 */
function inOrder(counts: Counts, inList: ReadonlyMap<string, number>) {
  const ordered = CODE_FILTER_NAMES.map((name) => {
    const choices = Array.from(counts[name], ([code, count]) => ({ code, count }));
    const weight = ({ code }: { code: string }) => inList.get(`${name} ${code}`) ?? 0;
    return [name, choices.toSorted((one, other) => weight(other) - weight(one) || (one.code < other.code ? -1 : 1))];
  });
  return Object.fromEntries(ordered) as Pick<ProductFacets, CodeFilter>; // fromEntries forgets the names
}

/** The filters of the query that a product does not pass. */
function failedFilters(query: FilterQuery): (product: Product) => Filter[] {
  const asked = FILTERS.filter((name) => query[name] !== undefined);
  const isPassed = <Name extends Filter>(product: Product, name: Name) =>
    MATCHES[name](product, query[name] as NonNullable<FilterQuery[Name]>); // it is asked for
  return (product) => asked.filter((name) => !isPassed(product, name));
}
