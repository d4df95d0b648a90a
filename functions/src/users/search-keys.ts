import { startsOf, wordStarts, wordsOf } from '../platform/search/word-starts.ts';

/** The search keys of a user: prefixes of the e-mail address, and of each word of the name. */
export function userKeys({ name, email }: { name: string; email: string }): string[] {
  return [...new Set([...startsOf(wordsOf(email).join(' ')), ...wordStarts(name)])];
}
