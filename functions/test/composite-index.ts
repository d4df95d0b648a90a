import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Query } from 'firebase-admin/firestore';

/** In the format of firestore.indexes.json. */
export interface CompositeIndex {
  collectionGroup: string;
  queryScope: 'COLLECTION';
  fields: IndexField[];
}

type IndexField = { fieldPath: string; order: Direction } | { fieldPath: string; arrayConfig: 'CONTAINS' };
type Direction = 'ASCENDING' | 'DESCENDING';

/** The part of a serialised query that determines its index. */
export interface StructuredQuery {
  from: [{ collectionId: string }];
  where?: Filter;
  orderBy?: { field: { fieldPath: string }; direction: Direction }[];
}
interface Filter {
  compositeFilter?: { filters: Filter[] };
  fieldFilter?: { field: { fieldPath: string }; op: string };
}

/** A query for the sum of a field instead of the documents. */
interface SumQuestion {
  query: Query;
  sums: string[];
}

/** Each composite index that one of the queries needs, once. */
export function indexesFor(queries: (Query | SumQuestion)[]): CompositeIndex[] {
  const needed = queries.flatMap((asked) => {
    const { query, sums } = 'sums' in asked ? asked : { query: asked, sums: [] };
    return indexFor(structureOf(query), sums) ?? [];
  });
  return [...new Map(needed.map((index) => [JSON.stringify(index), index])).values()];
}

/**
 * The rule: Firestore keeps an index of each single field by itself, ascending, descending and by array element, with
 * the document id in the same direction behind it. That answers a filter alone, an order alone, and several equality
 * filters without an order, which are merged; a filter for one of several values counts as an equality, and a range of
 * a field that orders is part of the order. An equality or array filter together with an order by another
 * field, or an order by two fields, needs a composite index: first the filtered fields, then the ordered ones; the
 * document id is left out where it ends the order in the direction of the field before it. A field whose sum is asked
 * for stands behind the filtered ones, as if it ordered.
 */
export function indexFor(
  { from: [{ collectionId }], where, orderBy = [] }: StructuredQuery,
  sums: string[] = [],
): CompositeIndex | undefined {
  const isOrdered = (sum: string) => orderBy.some(({ field }) => field.fieldPath === sum);
  const ordered = withoutLastId([
    ...orderBy.map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction })),
    ...sums.filter((sum) => !isOrdered(sum)).map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
  ]);
  const filtered = filtersIn(where).flatMap((filter) => (isRangeOf(ordered, filter) ? [] : filteredField(filter)));
  if (ordered.length === 0 || filtered.length + ordered.length === 1) return undefined;
  return { collectionGroup: collectionId, queryScope: 'COLLECTION', fields: [...filtered, ...ordered] };
}

const RANGES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'];

function isRangeOf(ordered: { fieldPath: string }[], { field, op }: NonNullable<Filter['fieldFilter']>): boolean {
  return RANGES.includes(op) && ordered.some(({ fieldPath }) => fieldPath === field.fieldPath);
}

function filtersIn(where: Filter | undefined): NonNullable<Filter['fieldFilter']>[] {
  if (!where) return [];
  return where.compositeFilter?.filters.flatMap(filtersIn) ?? (where.fieldFilter ? [where.fieldFilter] : []);
}

function filteredField({ field: { fieldPath }, op }: NonNullable<Filter['fieldFilter']>): IndexField {
  if (op === 'EQUAL' || op === 'IN') return { fieldPath, order: 'ASCENDING' };
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') return { fieldPath, arrayConfig: 'CONTAINS' };
  throw new Error(`The rule above does not know ${op} on ${fieldPath}: extend it`);
}

function withoutLastId(ordered: { fieldPath: string; order: Direction }[]) {
  const [before, last] = ordered.slice(-2);
  return last?.fieldPath === '__name__' && last.order === before?.order ? ordered.slice(0, -1) : ordered;
}

// `toProto` makes what the client sends; the client's types leave it out.
function structureOf(query: Query): StructuredQuery {
  return (query as unknown as { toProto(): { structuredQuery: StructuredQuery } }).toProto().structuredQuery;
}

const PAGES = join(import.meta.dirname, '../../web');

/** `collection(firestore, 'orders')`, and what narrows or orders it there. */
const QUERY = /collection\(firestore, '(\w+)'\)((?:,\s*(?:where|orderBy|limit)\((?:[^()]|\(\))*\))*)/g;
const OPERATORS: Record<string, string> = { '==': 'EQUAL', in: 'IN', 'array-contains': 'ARRAY_CONTAINS' };

/** The queries that pages run themselves, read from their source: for each the part that determines its index. */
export function pageQueries(): StructuredQuery[] {
  return sources().flatMap((text) => {
    const found = [...text.matchAll(QUERY)].map(([, name = '', rest = '']) => queryOf(name, rest));
    const named = text.match(/\bcollection\(/g) ?? [];
    if (named.length > found.length) throw new Error(`A query of the pages is written in another way: ${text}`);
    return found;
  });
}

function sources(): string[] {
  return globSync('{shop,dashboard,shared}/**/*.{ts,tsx}', { cwd: PAGES, exclude: ['**/*.test.*'] }).map((file) =>
    readFileSync(join(PAGES, file), 'utf8'),
  );
}

function queryOf(collectionId: string, rest: string): StructuredQuery {
  const filters = Array.from(rest.matchAll(/where\('([\w.]+)', '([\w-]+|==)'/g), ([, fieldPath = '', op = '']) => ({
    fieldFilter: { field: { fieldPath }, op: OPERATORS[op] ?? op },
  }));
  const orderBy = Array.from(rest.matchAll(/orderBy\('([\w.]+)'(?:, '(asc|desc)')?/g), ([, fieldPath = '', to]) => ({
    field: { fieldPath },
    direction: to === 'desc' ? ('DESCENDING' as const) : ('ASCENDING' as const),
  }));
  return { from: [{ collectionId }], where: { compositeFilter: { filters } }, orderBy };
}
