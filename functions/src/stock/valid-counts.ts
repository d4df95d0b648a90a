import * as z from 'zod/mini';
import type { Stored } from '../platform/database/collection.ts';
import type { StockDocument } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';

const Counted = z.object({ _id: z.string(), count: z.int() });

/** By product id. A product whose document has no whole number is as one that is not counted, until the staff count it. */
export function validCounts(found: Stored<Pick<StockDocument, 'count'>>[]): Map<string, number> {
  return new Map(validDocuments(Counted, found, 'stock').map(({ _id, count }) => [_id, count]));
}
