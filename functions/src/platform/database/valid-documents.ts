import { error as logError } from 'firebase-functions/logger';
import type * as z from 'zod/mini';

/**
 * The documents that match the schema. Others, written by hand or before the contract became stricter, are left out of
 * the `list`, because one invalid document must not take the shop down. They are logged by id and invalid fields only,
 * because their contents may be personal.
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
