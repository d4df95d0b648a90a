import type { CollectionReference, Query } from 'firebase-admin/firestore';
import type { FieldOf, Stored } from '../database/collection.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { inSortOrder, type ListSort } from './list-sort.ts';

/** What a caller may choose about the page. */
export interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** `next`: the cursor of the next page, if there is one. */
export interface Page<Entry> {
  entries: Entry[];
  next: string | undefined;
}

interface Documents<Document> {
  find: (ask: (all: CollectionReference) => Query) => Promise<Stored<Document>[]>;
}

/** A page of the results of `ask`. Costs one read more than it has entries; without a limit, everything is read. */
export async function findPage<Document>(
  documents: Documents<Document>,
  order: ListSort<FieldOf<Document>>,
  { limit = Number.POSITIVE_INFINITY, cursor }: Paging,
  ask: (all: Query) => Query = (all) => all,
): Promise<Page<Stored<Document>>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, order.name);
  const found = await documents.find((all) => inSortOrder(ask(all), order, limit + 1, after));
  const entries = found.slice(0, limit);
  const last = found.length > limit ? entries.at(-1) : undefined;
  // A cast: a sort key is a number or a text, as SORT_KEYS says and readCursor checks.
  const next = last && writeCursor({ at: fieldIn(last, order.field) as number | string, id: last._id }, order.name);
  return { entries, next };
}

/** The value of a field, or of one inside it. */
function fieldIn(document: object, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document);
}
