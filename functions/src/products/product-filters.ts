import type { Parsed } from '../contract/endpoint.ts';
import type { listProductFacets, Product, ProductFacets } from '../contract/products.ts';
import { FILTERED_SPECS, type FilteredSpec } from '../domain/specs.ts';

/** What products are filtered by, beside category and search. */
export type FilterQuery = Pick<
  Parsed<typeof listProductFacets>['query'],
  'priceFrom' | 'priceTo' | 'inStock' | 'family' | 'collapse' | FilteredSpec
>;

type Filter = 'price' | 'inStock' | 'family' | FilteredSpec;

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
  const isNew = query.collapse ? firstOfFamily() : () => true;
  let total = 0;
  let inStock = 0;
  for (const product of products) {
    const [first, ...others] = failed(product);
    if (others.length > 0) continue;
    if (!first && isNew('total', product)) total += 1;
    if ((!first || first === 'inStock') && !product.soldOut && isNew('inStock', product)) inStock += 1;
    for (const spec of FILTERED_SPECS.filter((one) => !first || one === first)) {
      for (const code of codesOf(product, spec)) {
        if (isNew(`${spec} ${code}`, product)) counts[spec].set(code, (counts[spec].get(code) ?? 0) + 1);
      }
    }
  }
  return { total, inStock, ...inOrder(counts) };
}

/** Whether a product is the first of its family that is asked about for this count. */
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

/** The choices that show most come first. */
function inOrder(counts: Counts) {
  const ordered = FILTERED_SPECS.map((spec) => {
    const choices = Array.from(counts[spec], ([code, count]) => ({ code, count }));
    return [spec, choices.toSorted((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1))];
  });
  return Object.fromEntries(ordered) as Pick<ProductFacets, FilteredSpec>; // fromEntries forgets the names
}

/** The filters of the query that a product does not pass. */
function failedFilters(query: FilterQuery): (product: Product) => Filter[] {
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY, inStock, family } = query;
  const specs = FILTERED_SPECS.filter((spec) => query[spec]);
  return (product) => [
    ...(product.price >= priceFrom && product.price <= priceTo ? [] : ['price' as const]),
    ...(inStock && product.soldOut ? ['inStock' as const] : []),
    ...(family && product.family?.id !== family ? ['family' as const] : []),
    ...specs.filter((spec) => !codesOf(product, spec).some((code) => query[spec]?.some((wanted) => wanted === code))),
  ];
}

function codesOf({ specs }: Product, spec: FilteredSpec): readonly string[] {
  const value = specs?.[spec];
  return typeof value === 'string' ? [value] : (value ?? []);
}
