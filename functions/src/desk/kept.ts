import { DESK_ENTRIES_MAXIMUM } from '../domain/desk.ts';

/** The entries with one more, without the oldest where there are too many for a document: the audit has them all. */
export function kept<Entry>(entries: readonly Entry[], newest: Entry): Entry[] {
  return [...entries, newest].slice(-DESK_ENTRIES_MAXIMUM);
}
