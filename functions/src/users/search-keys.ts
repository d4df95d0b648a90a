import * as z from 'zod/mini';
import { startsOf, wordStarts, wordsOf } from '../platform/search/word-starts.ts';

/** The fields of a document that its keys are built from. */
export const SearchedUser = z.object({ _id: z.string(), name: z.string(), email: z.string() });

/** The search keys of a user: prefixes of the e-mail address, and of each word of the name. */
export function userKeys({ name, email }: Omit<z.infer<typeof SearchedUser>, '_id'>): string[] {
  return [...new Set([...startsOf(wordsOf(email).join(' ')), ...wordStarts(name)])];
}
