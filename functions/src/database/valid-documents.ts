import { error as logError } from 'firebase-functions/logger';
import type * as z from 'zod/mini';

/**
 * The documents that are as the schema says. The others, written by hand or before the contract asked for more, are
 * left out of the `list` and logged, by their ids and wrong fields: one wrong document must not close the shop, and what
 * stands in it may be personal.
 */
export function validDocuments<Schema extends z.ZodMiniType>(
  schema: Schema,
  documents: readonly unknown[],
  list: string,
): z.output<Schema>[] {
  return documents.flatMap((document) => {
    const { success, data, error } = schema.safeParse(document);
    if (success) return [data];
    const fields = [...new Set(error.issues.map(({ path }) => path.join('.')))];
    logError('A wrong document is left out of a list', { list, id: idOf(document), fields });
    return [];
  });
}

function idOf(document: unknown): unknown {
  return typeof document === 'object' && document !== null && '_id' in document ? document._id : undefined;
}
