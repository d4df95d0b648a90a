import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { Position, SortName } from './cursor.ts';

/** How a list is sorted: by a field, then by id. */
export interface ListSort<Field extends string = string> {
  name: SortName;
  field: Field;
  direction: 'asc' | 'desc';
}

/** Orders with a numeric key: documents with another type in that field are left out of the list. */
const BY_NUMBER: SortName[] = ['newest'];

/** At most `size` documents of a query in this order, after a position. */
export function inSortOrder(query: Query, { name, field, direction }: ListSort, size: number, after?: Position): Query {
  const entries = BY_NUMBER.includes(name) ? query.where(field, '>=', 0) : query;
  let asked = entries.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  if (after) asked = asked.startAfter(after.at, after.id);
  return Number.isFinite(size) ? asked.limit(size) : asked;
}
