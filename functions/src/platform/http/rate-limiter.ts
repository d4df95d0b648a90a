import { createHmac, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Caller } from './access.ts';
import { type ClientAddress, clientAddress } from './client-address.ts';
import { ApiError } from './errors.ts';
import { LIMIT_NAMES, type LimitName, limitOf } from './rate-limits.ts';

/** A limit, or the limit of one thing, such as an order, each of which is counted separately. */
type Limit = LimitName | readonly [name: LimitName, of: string];

/** Counts one call against limits, each of them once. */
export interface RateLimiter {
  /** @throws {ApiError} `too-many` when a limit is exceeded; those after it are not counted then */
  count: (...limits: Limit[]) => Promise<void>;
  /** Undoes `count`, for a call that turned out not to fall under the limit. */
  refund: (...names: LimitName[]) => Promise<void>;
}

export interface LimiterOfCall extends RateLimiter {
  /** Whose account is counted from here on: addresses are counted before the caller is known. */
  identify: (caller: Caller) => void;
}

/** A /48 network of IPv6 may make this many times the calls of one of its /64 networks. */
const NETWORKS_OF_A_BLOCK = 8;

/** By address, and by the block around it; accounts have no blocks. */
const limiters = limitersOf(1);
const blockLimiters = limitersOf(NETWORKS_OF_A_BLOCK);

type Limiters = Record<LimitName, RateLimiterMemory>;

function limitersOf(factor: number): Limiters {
  const each = LIMIT_NAMES.map((name) => [name, limiterOf(name, factor)] as const);
  return Object.fromEntries(each) as Limiters; // a cast: fromEntries forgets the names
}

function limiterOf(name: LimitName, factor: number): RateLimiterMemory {
  const { maximum, seconds } = limitOf(name);
  return new RateLimiterMemory({ points: maximum * factor, duration: seconds });
}

/** Where a call was counted; `end`: of its window, in milliseconds since 1970. */
interface Point {
  limiter: RateLimiterMemory;
  bucket: number;
  end: number;
}

/** The limiter of one call: counts by the call's client, and sets the rate limit headers of its answer. */
export function rateLimiterOf(request: Request, response: Response, caller?: Caller): LimiterOfCall {
  const counted = new Map<LimitName, Point[]>();
  const client = clientOf(request);
  let account = caller && accountOf(caller);

  const countedBy = (name: LimitName, of: string) => {
    if (!client) return [];
    const { per } = limitOf(name);
    if (per === 'thing') return [{ limiter: limiters[name], bucket: bucketOf(of) }];
    if (per === 'account') return account ? [{ limiter: limiters[name], bucket: bucketOf(`${account} ${of}`) }] : [];
    const { address, block, behind } = client;
    const inAddress = { limiter: limiters[name], bucket: bucketOf(`${address} ${of}`, behind) };
    // A block is counted as a whole, whatever the calls are about: it is a ceiling over all its networks.
    return block ? [inAddress, { limiter: blockLimiters[name], bucket: bucketOf(block, behind) }] : [inAddress];
  };

  return {
    async count(...limits) {
      for (const limit of limits) {
        const [name, of = ''] = typeof limit === 'string' ? [limit] : limit;
        if (counted.has(name)) continue;
        const points: Point[] = [];
        for (const place of countedBy(name, of)) {
          counted.set(name, points);
          points.push({ ...place, end: await consume(name, place, response, points.length === 0) });
        }
      }
    },

    async refund(...names) {
      for (const name of names) {
        for (const { limiter, bucket, end } of counted.get(name) ?? []) {
          // Not in a later window: a refund there would allow one call more than the limit.
          if (Date.now() < end) await limiter.reward(bucket);
        }
        counted.delete(name);
      }
    },

    identify(one) {
      account = accountOf(one);
    },
  };
}

function accountOf(caller: Caller): string | undefined {
  return 'uid' in caller ? caller.uid : undefined;
}

/**
 * Who is counted. All clients without an address count as one: in a deployment there are none, and locally it is you.
 * With `UNKNOWN_CLIENTS=unlimited`, as on test stacks, nothing of theirs is counted.
 */
function clientOf(request: Request): ClientAddress | undefined {
  const found = clientAddress(request.get('x-forwarded-for'));
  if (found || process.env.UNKNOWN_CLIENTS === 'unlimited') return found;
  return { address: 'unknown', block: undefined, behind: '' };
}

/** Clients are counted by a hash of so many values: invented addresses cannot fill the memory, and none is stored. */
const BUCKETS = 2 ** 14;

/**
 * The networks behind a client select a set of buckets, by a hash of so many values: a client that forges addresses on
 * the function's own address fills the set of its own network, not that of Hosting's clients.
 */
const PROVIDERS = 2 ** 10;

const SALT = randomBytes(16); // so that nobody can choose whose bucket they share

function bucketOf(counted: string, behind = ''): number {
  return (hashOf(behind) % PROVIDERS) * BUCKETS + (hashOf(counted) % BUCKETS);
}

function hashOf(text: string): number {
  return createHmac('sha256', SALT).update(text).digest().readUInt32BE();
}

/** Limits of nearly every call: their headers would hide those of the call's own, and caches keep answers for others. */
const TOLD_WHEN_EXCEEDED: readonly LimitName[] = ['reading', 'writing', 'own-reading'];

/** Returns when the window ends in which it is counted, in milliseconds since 1970. `isTold`: also while enough is left. */
async function consume(
  name: LimitName,
  { limiter, bucket }: Pick<Point, 'limiter' | 'bucket'>,
  response: Response,
  isTold: boolean,
): Promise<number> {
  const { maximum, seconds } = limitOf(name);
  const used = await limiter.penalty(bucket); // counts like `consume`, but does not throw
  const end = Date.now() + used.msBeforeNext;
  const isTooMuch = used.consumedPoints > limiter.points;
  if (!isTooMuch && (!isTold || TOLD_WHEN_EXCEEDED.includes(name))) return end;
  const secondsLeft = Math.ceil(used.msBeforeNext / 1_000);
  response.append('RateLimit-Policy', `"${name}";q=${maximum};w=${seconds}`);
  response.append('RateLimit', `"${name}";r=${used.remainingPoints};t=${secondsLeft}`);
  if (!isTooMuch) return end;
  response.set('Retry-After', String(secondsLeft));
  throw new ApiError('too-many', `Too much of ${name}: try again in ${secondsLeft} seconds.`);
}
