import * as z from 'zod/mini';
import { PAGE_MAXIMUM, SEARCH_MAXIMUM } from '../domain/limits.ts';

function entries(maximum: number) {
  return [
    z.int('must be a whole number'),
    z.minimum(1, 'must be at least 1'),
    z.maximum(maximum, `must be at most ${maximum}`),
  ] as const;
}

function pageLimit(maximum: number) {
  return z.coerce.number('must be a number').check(...entries(maximum));
}

/** From the `Link` header of the previous page. */
const cursor = z.optional(
  z.string('must be given once').check(z.maxLength(4_000, 'must be taken from the Link header of a page')),
);

/** Of a list that comes in pages of so many entries, unless the caller wants fewer. */
export function pagesOf(maximum: number) {
  return { limit: z._default(pageLimit(maximum), maximum), cursor };
}

/** The same in a body, where a number is one: for lists by what must not stand in an address. */
export function pagesInBody(maximum: number) {
  return { limit: z._default(z.number('must be a number').check(...entries(maximum)), maximum), cursor };
}

/** A list without bounds would read a whole collection, so each one that only our pages need comes in pages. */
export const paging = pagesOf(PAGE_MAXIMUM);

/** Of the specification's lists, which are whole without a limit. */
export const optionalPaging = { limit: z.optional(pageLimit(PAGE_MAXIMUM)), cursor };

/**
 * The query of a list that the specification has without parameters: it is whole then, and in pages with any of ours but
 * `fresh`, which leaves it the same list.
 */
export function wholeWithoutParameters<Shape extends z.core.$ZodShape>(shape: Shape & typeof optionalPaging) {
  return z.object(shape).check(z.overwrite((query) => (isBounded(query) ? query : { ...query, limit: PAGE_MAXIMUM })));
}

/** Whether it has a limit, or needs none. */
function isBounded(query: object): boolean {
  return 'limit' in query || Object.keys(query).every((name) => name === 'fresh');
}

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
