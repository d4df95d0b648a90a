import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StructuredQuery } from './composite-index.ts';

const PAGES = join(import.meta.dirname, '../../web');

/** `collection(firestore, 'orders')`, and what narrows or orders it there. */
const QUERY = /collection\(firestore, '(\w+)'\)((?:,\s*(?:where|orderBy|limit)\((?:[^()]|\(\))*\))*)/g;
const OPERATORS: Record<string, string> = { '==': 'EQUAL', in: 'IN', 'array-contains': 'ARRAY_CONTAINS' };

/** The queries that pages run themselves, as their source says them: what of each determines its index. */
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
