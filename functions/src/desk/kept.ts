import { DESK_ENTRIES_MAXIMUM, DESK_LIST_BYTES_MAXIMUM } from '../domain/desk.ts';

/**
 * The entries with one more, without the oldest where there are too many for a document, or too many bytes: the audit has
 * them all. The newest always stays.
 */
export function kept<Entry>(entries: readonly Entry[], newest: Entry): Entry[] {
  const newestFirst = [newest, ...entries.toReversed()].slice(0, DESK_ENTRIES_MAXIMUM);
  let bytes = 0;
  const fitting = newestFirst.filter((entry, place) => {
    bytes += Buffer.byteLength(JSON.stringify(entry));
    return place === 0 || bytes <= DESK_LIST_BYTES_MAXIMUM;
  });
  return fitting.toReversed();
}
