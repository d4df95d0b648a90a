import type { QueryClient } from '@tanstack/react-query';

/** The id of the element in which a prerendered page embeds its query data. */
export const PRERENDERED_DATA_ID = 'prerendered-data';

/** Query data, by query key. */
export type PrerenderedData = [key: readonly unknown[], answer: unknown][];

/** Seeds the query cache with the page's embedded data, as old as the page itself. */
export function takePrerenderedData(cache: QueryClient, json: string): void {
  const data: PrerenderedData = JSON.parse(json);
  for (const [key, answer] of data) cache.setQueryData(key, answer, { updatedAt: performance.timeOrigin });
}
