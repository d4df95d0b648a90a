import type { UserDocument } from '../database/collections.ts';
import { startsOf, wordStarts, wordsOf } from '../search/word-starts.ts';

/** What a user is found by: the start of the e-mail address, and of any word of the name. */
export function userKeys({ name, email }: Pick<UserDocument, 'name' | 'email'>): string[] {
  return [...new Set([...startsOf(wordsOf(email).join(' ')), ...wordStarts(name)])];
}
