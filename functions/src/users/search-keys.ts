import * as z from 'zod/mini';
import { startsOf, wordStarts, wordsOf } from '../search/word-starts.ts';

/** What of a document the keys are made of. */
export const SearchedUser = z.object({ _id: z.string(), name: z.string(), email: z.string() });

/** What a user is found by: the start of the e-mail address, and of any word of the name. */
export function userKeys({ name, email }: Omit<z.infer<typeof SearchedUser>, '_id'>): string[] {
  return [...new Set([...startsOf(wordsOf(email).join(' ')), ...wordStarts(name)])];
}
