import * as z from 'zod/mini';
import { isDocumentId } from '../document-id.ts';
import { BadInput } from '../http/errors.ts';

/** Where a product stands in a list: `at` is its `createdAt` in milliseconds, or its place in a featured list. */
export interface Position {
  at: number;
  id: string;
}

const CursorContent = z.tuple([z.int().check(z.nonnegative()), z.string().check(z.refine(isDocumentId))]);

/** Opaque for the caller, who only sends it back. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Refuses as bad input whatever `writeCursor` did not write. */
export function readCursor(cursor: string): Position {
  const content = CursorContent.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()));
  if (content.success) {
    const [at, id] = content.data;
    if (writeCursor({ at, id }) === cursor) return { at, id };
  }
  throw new BadInput({ path: 'cursor', message: 'must be taken from the Link header of a page' });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
