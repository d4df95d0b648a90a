import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { Position, SortName } from './cursor.ts';

/** How a list is sorted: by a field, then by id. */
export interface ListSort<Field extends string = string> {
  name: SortName;
  field: Field;
  direction: 'asc' | 'desc';
}

/** Sorted by a text; all other lists by a number. Documents with another type in that field are left out. */
const BY_TEXT: SortName[] = ['email', 'lastDay'];

/** At most `size` documents of a query in this order, after a position. */
export function inSortOrder(query: Query, { name, field, direction }: ListSort, size: number, after?: Position): Query {
  const entries = query.where(field, '>=', BY_TEXT.includes(name) ? '' : 0);
  let asked = entries.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  if (after) asked = asked.startAfter(after.at, after.id);
  return Number.isFinite(size) ? asked.limit(size) : asked;
}
