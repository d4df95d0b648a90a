import { finished } from 'node:stream';
import type { Response } from 'express';
import { Unavailable } from './errors.ts';

/** Copies of whole lists that are in memory at once, each of up to 32 MB, until all who asked for one have read it. */
const COPIES_MAXIMUM = 4;

interface Copy {
  bytes: Promise<Buffer>;
  readers: number;
}

/** Of all lists. */
const copies = new Set<Copy>();

/**
 * Shares the copies of one whole list, which is the same for all who may ask for it: a call that comes while one is
 * made waits for the next one, so that nobody gets what was read before the call. An answer that nobody reads ends with the
 * time limit of its call.
 */
export function sharedCopies(): (make: () => Promise<Buffer>, response: Response) => Promise<Buffer> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Copy | undefined;

  const waitFor = (make: () => Promise<Buffer>): Copy => {
    const copy: Copy = {
      readers: 0,
      bytes: last.then(() => {
        next = undefined;
        return madeFor(copy, make);
      }),
    };
    last = copy.bytes.then(noMore, noMore);
    return copy;
  };

  return (make, response) => {
    next ??= waitFor(make);
    const copy = next;
    copy.readers += 1;
    finished(response, () => {
      copy.readers -= 1;
      if (copy.readers === 0) copies.delete(copy);
    });
    return copy.bytes;
  };
}

/** @throws {Unavailable} */
function madeFor(copy: Copy, make: () => Promise<Buffer>): Promise<Buffer> {
  if (copies.size >= COPIES_MAXIMUM || copy.readers === 0)
    throw new Unavailable('busy', 'Too many whole lists are being sent. Ask with limit, or try again later.');
  copies.add(copy);
  return make();
}

/** Holds no copy. */
function noMore(): void {}
