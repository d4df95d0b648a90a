import * as z from 'zod/mini';
import { isDocumentId } from '../database/document-id.ts';
import { isWellFormed } from '../domain/well-formed.ts';
import { BadInput } from '../http/errors.ts';

// A cursor hides what is in it from those who look at the call.
const Text = z.string().check(z.refine(isWellFormed));

/** What each order of a list goes by: for `newest` a time in milliseconds, for `featured` the place in the list. */
const GOES_BY = {
  newest: z.number().check(z.nonnegative()),
  featured: z.int().check(z.nonnegative()),
  name: Text,
  email: Text,
  price: z.number().check(z.nonnegative()),
  '-price': z.number().check(z.nonnegative()),
};

export type SortName = keyof typeof GOES_BY;

/** Where an entry stands in a list: at what the list's order goes by, and of several there, by its id. */
export interface Position {
  at: number | string;
  id: string;
}

const Id = z.string().check(z.refine(isDocumentId));

/** Opaque for the caller, who only sends it back. The usual order is not named in it. */
export function writeCursor({ at, id }: Position, order: SortName): string {
  return Buffer.from(JSON.stringify(order === 'newest' ? [at, id] : [order, at, id])).toString('base64url');
}

/** Refuses as bad input whatever `writeCursor` did not write for this order. */
export function readCursor(cursor: string, order: SortName): Position {
  const named = order === 'newest' ? [] : [order];
  const content = contentOf(cursor);
  const position = z.tuple([GOES_BY[order], Id]).safeParse(Array.isArray(content) && content.slice(named.length));
  if (position.success) {
    const [at, id] = position.data;
    if (writeCursor({ at, id }, order) === cursor) return { at, id };
  }
  throw new BadInput([{ path: 'cursor', message: 'must be taken from the Link header of a page' }]);
}

function contentOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
