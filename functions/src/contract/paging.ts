import * as z from 'zod/mini';
import { PAGE_MAXIMUM, SEARCH_MAXIMUM } from '../domain/limits.ts';

/** The number of entries of a page. */
export function pageLimit(maximum: number) {
  return z.optional(
    z.coerce
      .number('must be a number')
      .check(
        z.int('must be a whole number'),
        z.minimum(1, 'must be at least 1'),
        z.maximum(maximum, `must be at most ${maximum}`),
      ),
  );
}

/** Optional on every list: page size, and the cursor where the last page ended. The `Link` header has the next page. */
export const paging = {
  /** Entries per page; without it the reply is the whole list. */
  limit: pageLimit(PAGE_MAXIMUM),
  /** From the `Link` header of the previous page. */
  cursor: z.optional(
    z.string('must be given once').check(z.maxLength(4_000, 'must be taken from the Link header of a page')),
  ),
};

/** A text to search for. */
export const searchText = z.optional(
  z.string('must be given once').check(z.maxLength(SEARCH_MAXIMUM, `must have at most ${SEARCH_MAXIMUM} characters`)),
);

/**
 * `fresh`, any text not used before, bypasses every cache: without it a deployed shop may answer data that is a minute
 * old.
 */
export const freshness = {
  fresh: z.optional(z.string('must be given once').check(z.maxLength(200, 'must have at most 200 characters'))),
};
