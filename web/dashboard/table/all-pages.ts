import type { Page } from '../../shared/api/client.ts';

/** All entries of a list, one page after the other. `onPage` is told how many there are so far. */
export async function allPages<Entry>(
  fetchPage: (cursor: string | undefined) => Promise<Pick<Page<Entry[]>, 'reply' | 'next'>>,
  onPage?: (count: number) => void,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  do {
    const { reply, next } = await fetchPage(cursor);
    entries.push(...reply);
    onPage?.(entries.length);
    cursor = next;
  } while (cursor);
  return entries;
}
