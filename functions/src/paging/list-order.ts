import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { OrderName, Position } from './cursor.ts';

/** How a list is ordered: by a field, and by the id where several have the same. */
export interface ListOrder<Field extends string = string> {
  name: OrderName;
  field: Field;
  direction: 'asc' | 'desc';
}

/** What goes by a number: a document that has something else there is none of the list. */
const BY_NUMBER: OrderName[] = ['newest'];

/** At most `size` documents of a query in this order, from after a position on. */
export function inOrder(query: Query, { name, field, direction }: ListOrder, size: number, after?: Position): Query {
  const entries = BY_NUMBER.includes(name) ? query.where(field, '>=', 0) : query;
  let asked = entries.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  if (after) asked = asked.startAfter(after.at, after.id);
  return Number.isFinite(size) ? asked.limit(size) : asked;
}
