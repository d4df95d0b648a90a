import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { OrderName, Position } from './cursor.ts';

/** How a list is ordered: by a field, and by the id where several have the same. */
export interface ListOrder<Field extends string = string> {
  name: OrderName;
  field: Field;
  direction: 'asc' | 'desc';
}

/** At most `size` documents of a query in this order, from after a position on. */
export function inOrder(query: Query, { field, direction }: ListOrder, size: number, after?: Position): Query {
  let asked = query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  if (after) asked = asked.startAfter(after.at, after.id);
  return Number.isFinite(size) ? asked.limit(size) : asked;
}
