/// <reference path="./rate-limiter-memory.d.ts" />
import { createHmac, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
// Imported alone: the whole package takes a hundred times longer to load, for stores of many other kinds.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { Caller } from './access.ts';
import { clientAddress } from './client-address.ts';
import { TooMany } from './errors.ts';
import { LIMIT_NAMES, type LimitName, limitOf } from './rate-limits.ts';

/** A limit, or the limit of one thing, such as an order: each thing is counted for itself then. */
type Limit = LimitName | readonly [name: LimitName, of: string];

/** Counts one call against limits, each of them once. */
export interface RateLimiter {
  /** @throws {TooMany} when a limit is exceeded; those after it are not counted then */
  count: (...limits: Limit[]) => Promise<void>;
  /** Undoes `count`, for a call that turned out not to fall under the limit. */
  refund: (...names: LimitName[]) => Promise<void>;
}

const limiters = Object.fromEntries(LIMIT_NAMES.map((name) => [name, limiterOf(name)])) as Record<
  LimitName,
  RateLimiterMemory
>;

function limiterOf(name: LimitName): RateLimiterMemory {
  const { maximum, seconds } = limitOf(name);
  return new RateLimiterMemory({ points: maximum, duration: seconds });
}

/** The limiter of one call: counts by the call's client, and sets the rate limit headers of its answer. */
export function rateLimiterOf(request: Request, response: Response, caller: Caller): RateLimiter {
  const counted = new Map<LimitName, { bucket: number; end: number }>();
  const clients = clientsOf(request, caller);

  return {
    async count(...limits) {
      for (const limit of limits) {
        const [name, of = ''] = typeof limit === 'string' ? [limit] : limit;
        const client = clients?.[limitOf(name).per];
        if (client === undefined || counted.has(name)) continue;
        const bucket = bucketOf(`${client} ${of}`);
        counted.set(name, { bucket, end: await consume(name, bucket, response) });
      }
    },

    async refund(...names) {
      for (const name of names) {
        const point = counted.get(name);
        // A later window has not counted it: refunded there, it would allow one call more than the limit.
        if (point && Date.now() < point.end) await limiters[name].reward(point.bucket);
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
async function consume(name: LimitName, bucket: number, response: Response): Promise<number> {
  const { maximum, seconds } = limitOf(name);
  const used = await limiters[name].penalty(bucket); // counts like `consume`, but does not throw
  const end = Date.now() + used.msBeforeNext;
  const isTooMuch = used.consumedPoints > maximum;
  if (name === 'reading' && !isTooMuch) return end; // caches would send these headers to other clients
  const secondsLeft = Math.ceil(used.msBeforeNext / 1_000);
  response.append('RateLimit-Policy', `"${name}";q=${maximum};w=${seconds}`);
  response.append('RateLimit', `"${name}";r=${used.remainingPoints};t=${secondsLeft}`);
  if (!isTooMuch) return end;
  response.set('Retry-After', String(secondsLeft));
  throw new TooMany('too-many', `Too much of ${name}: try again in ${secondsLeft} seconds.`);
}
