import { error as logError } from 'firebase-functions/logger';
import type * as z from 'zod/mini';

/**
 * The documents that are as the schema says. The others, written by hand or before the contract asked for more, are
 * left out and logged: one wrong document must not close the shop.
 */
export function valid<Schema extends z.ZodMiniType>(schema: Schema, documents: object[]): z.output<Schema>[] {
  return documents.flatMap((document) => {
    const { success, data, error } = schema.safeParse(document);
    if (success) return [data];
    logError('A wrong document is left out of the catalogue', { document, issues: error.issues });
    return [];
  });
}
