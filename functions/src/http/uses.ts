/// <reference path="./rate-limiter-memory.d.ts" />
import { createHmac, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
// Imported alone: the whole package takes a hundred times longer to load, for stores of many other kinds.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { Caller } from './access.ts';
import { clientAddress } from './client-address.ts';
import { TooMany } from './errors.ts';
import { limitOf, USE_NAMES, type UseName } from './use-limits.ts';

/** A use, or a use of one thing, such as an order: each thing has a limit of its own then. */
type Use = UseName | readonly [name: UseName, of: string];

/** What one call uses. Within a call each use counts once. */
export interface Uses {
  /** @throws {TooMany} when a limit is exceeded; the uses after it are not counted then */
  count: (...uses: Use[]) => Promise<void>;
  /** For a use that turned out to be none. */
  takeBack: (...names: UseName[]) => Promise<void>;
}

const limiters = Object.fromEntries(USE_NAMES.map((name) => [name, limiterOf(name)])) as Record<
  UseName,
  RateLimiterMemory
>;

function limiterOf(name: UseName): RateLimiterMemory {
  const { maximum, seconds } = limitOf(name);
  return new RateLimiterMemory({ points: maximum, duration: seconds });
}

/** Counts the uses of one call by its client, and sets the rate limit headers of its answer. */
export function usesOf(request: Request, response: Response, caller: Caller): Uses {
  const counted = new Map<UseName, { bucket: number; end: number }>();
  const clients = clientsOf(request, caller);

  return {
    async count(...uses) {
      for (const use of uses) {
        const [name, of = ''] = typeof use === 'string' ? [use] : use;
        const client = clients?.[limitOf(name).per];
        if (client === undefined || counted.has(name)) continue;
        const bucket = bucketOf(`${client} ${of}`);
        counted.set(name, { bucket, end: await consume(name, bucket, response) });
      }
    },

    async takeBack(...names) {
      for (const name of names) {
        const use = counted.get(name);
        // A later window has not counted it: taken from there, it would leave room for one use more than the limit.
        if (use && Date.now() < use.end) await limiters[name].reward(use.bucket);
        counted.delete(name);
      }
    },
  };
}

/**
 * Who is counted. All clients without an address count as one: in a deployment there are none, and locally it is you.
 * With `UNKNOWN_CLIENTS=unlimited`, as on test stacks, nothing of theirs is counted.
 */
function clientsOf(request: Request, caller: Caller) {
  const address = clientAddress(request.get('x-forwarded-for'));
  if (!address && process.env.UNKNOWN_CLIENTS === 'unlimited') return undefined;
  return { address: address ?? 'unknown', account: 'uid' in caller ? caller.uid : undefined };
}

/** Clients are counted by a hash of so many values: made-up addresses cannot fill the memory, and none is stored. */
const BUCKETS = 2 ** 14;
const SALT = randomBytes(16); // so that nobody can choose whose bucket they share

function bucketOf(client: string): number {
  return createHmac('sha256', SALT).update(client).digest().readUInt32BE() % BUCKETS;
}

/** Returns when the window ends in which it is counted, in milliseconds since 1970. */
async function consume(name: UseName, bucket: number, response: Response): Promise<number> {
  const { maximum, seconds } = limitOf(name);
  const used = await limiters[name].penalty(bucket); // counts like `consume`, but does not throw
  const end = Date.now() + used.msBeforeNext;
  const isTooMuch = used.consumedPoints > maximum;
  if (name === 'reading' && !isTooMuch) return end; // caches keep what was read, and would tell it to other clients
  const secondsLeft = Math.ceil(used.msBeforeNext / 1_000);
  response.append('RateLimit-Policy', `"${name}";q=${maximum};w=${seconds}`);
  response.append('RateLimit', `"${name}";r=${used.remainingPoints};t=${secondsLeft}`);
  if (!isTooMuch) return end;
  response.set('Retry-After', String(secondsLeft));
  throw new TooMany('too-many', `Too much of ${name}: try again in ${secondsLeft} seconds.`);
}
