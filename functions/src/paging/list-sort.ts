import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { Position, SortName } from './cursor.ts';

/** How a list is ordered: by a field, and by the id where several have the same. */
export interface ListSort<Field extends string = string> {
  name: SortName;
  field: Field;
  direction: 'asc' | 'desc';
}

/** What goes by a number: a document that has something else there is none of the list. */
const BY_NUMBER: SortName[] = ['newest'];

/** At most `size` documents of a query in this order, from after a position on. */
export function inSortOrder(query: Query, { name, field, direction }: ListSort, size: number, after?: Position): Query {
  const entries = BY_NUMBER.includes(name) ? query.where(field, '>=', 0) : query;
  let asked = entries.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  if (after) asked = asked.startAfter(after.at, after.id);
  return Number.isFinite(size) ? asked.limit(size) : asked;
}
