import * as z from 'zod/mini';
import { PAGE_MAXIMUM, SEARCH_MAXIMUM } from '../domain/limits.ts';

/** Optional on every list: so many a page, from where the page before ended. The next page is in the `Link` header. */
export const paging = {
  /** Entries a page; without it the list answers everything. */
  limit: z.optional(
    z.coerce
      .number('must be a number')
      .check(
        z.int('must be a whole number'),
        z.minimum(1, 'must be at least 1'),
        z.maximum(PAGE_MAXIMUM, `must be at most ${PAGE_MAXIMUM}`),
      ),
  ),
  /** Taken from the `Link` header of the page before. */
  cursor: z.optional(
    z.string('must be given once').check(z.maxLength(4_000, 'must be taken from the Link header of a page')),
  ),
};

/** A text to search for. */
export const searchText = z.optional(
  z.string('must be given once').check(z.maxLength(SEARCH_MAXIMUM, `must have at most ${SEARCH_MAXIMUM} characters`)),
);
