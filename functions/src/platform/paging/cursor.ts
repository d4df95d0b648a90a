import * as z from 'zod/mini';
import { LANGUAGES } from '../../domain/languages.ts';
import { nameField } from '../../domain/listed-fields.ts';
import { isWellFormed } from '../../domain/typed-text.ts';
import { isDocumentId } from '../database/document-id.ts';
import { BadInput } from '../http/errors.ts';

// The check for lone surrogates on whole calls cannot see inside an encoded cursor.
const Text = z.string().check(z.refine(isWellFormed));

type NameSort = ReturnType<typeof nameField>;

/** The sort key of each order: for `newest`, `confirmed`, `callAt`, `aside`, `oldest` and `longest…` a time in milliseconds, for `featured` and `match` the place in the list. */
const SORT_KEYS = {
  newest: z.number().check(z.nonnegative()),
  confirmed: z.number().check(z.nonnegative()),
  callAt: z.number().check(z.nonnegative()),
  aside: z.number().check(z.nonnegative()),
  oldest: z.number().check(z.nonnegative()),
  longestPlaced: z.number().check(z.nonnegative()),
  longestConfirmed: z.number().check(z.nonnegative()),
  featured: z.int().check(z.nonnegative()),
  match: z.int().check(z.nonnegative()),
  ...(Object.fromEntries(LANGUAGES.map((language) => [nameField(language), Text])) as Record<NameSort, typeof Text>), // fromEntries forgets the names
  email: Text,
  lastDay: Text,
  price: z.number().check(z.nonnegative()),
  '-price': z.number().check(z.nonnegative()),
  '-rating': z.number().check(z.nonnegative()),
};

export type SortName = keyof typeof SORT_KEYS;

/** The position of an entry in a list: its sort key, and its id among entries with the same key. */
export interface Position {
  at: number | string;
  id: string;
}

const Id = z.string().check(z.refine(isDocumentId));

/** Opaque to the caller, who only sends it back. Names the order unless it is the default one. */
export function writeCursor({ at, id }: Position, order: SortName): string {
  const content = order === 'newest' ? [at, id] : [order, at, id];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** @throws {BadInput} for anything that `writeCursor` did not write for this order */
export function readCursor(cursor: string, order: SortName): Position {
  const named = order === 'newest' ? [] : [order];
  const content = contentOf(cursor);
  const position = z.tuple([SORT_KEYS[order], Id]).safeParse(Array.isArray(content) && content.slice(named.length));
  if (position.success) {
    const [at, id] = position.data;
    if (cursor === writeCursor({ at, id }, order)) return { at, id };
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
