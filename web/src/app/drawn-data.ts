import type { QueryClient } from '@tanstack/react-query';

/** The id of the element in which a drawn page keeps what it was drawn from. */
export const DRAWN_DATA_ID = 'drawn-data';

/** Answers to queries, by their keys. */
export type DrawnData = [key: readonly unknown[], answer: unknown][];

/** Puts what the page was drawn from where its queries look: as old as the page itself. */
export function takeDrawnData(cache: QueryClient, drawn: string): void {
  const data: DrawnData = JSON.parse(drawn);
  for (const [key, answer] of data) cache.setQueryData(key, answer, { updatedAt: performance.timeOrigin });
}
