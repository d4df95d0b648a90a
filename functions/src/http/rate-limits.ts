import type { CallName } from '../contract/calls.ts';
import { type EndpointRow, nameOf } from '../contract/endpoint.ts';

export interface RateLimit {
  /** So many calls in a window of so many seconds. */
  maximum: number;
  seconds: number;
  per: 'address' | 'account';
  /** The calls that count as soon as their input is good. What has none is counted by the handler that knows. */
  calls?: readonly CallName[];
}

const TEN_MINUTES = 600;

/** How many calls one client may make. Mobile operators put thousands of people behind one address: those limits are wide. */
export const RATE_LIMITS = {
  /** Each call that only reads. */
  reading: { maximum: 1_200, seconds: 60, per: 'address' },
  tokens: { maximum: 300, seconds: TEN_MINUTES, per: 'address', calls: ['POST /jwt'] },
  registrations: { maximum: 300, seconds: TEN_MINUTES, per: 'address', calls: ['POST /users'] },
  questions: { maximum: 20, seconds: TEN_MINUTES, per: 'address', calls: ['POST /questions'] },
  subscriptions: { maximum: 20, seconds: TEN_MINUTES, per: 'address', calls: ['POST /subscribers'] },
  /** Of one order: what is guessed is its number, and neighbours behind the address have orders of their own. */
  'wrong-tracking': { maximum: 20, seconds: TEN_MINUTES, per: 'address' },
  /** With one mobile number: numbers of orders follow each other, so they could be guessed for somebody whose number is known. */
  'wrong-tracking-mobile': { maximum: 20, seconds: TEN_MINUTES, per: 'address' },
  'all-wrong-tracking': { maximum: 300, seconds: TEN_MINUTES, per: 'address' },
  /** Without repeats of a key, as the next. */
  orders: { maximum: 120, seconds: TEN_MINUTES, per: 'address' },
  'account-orders': { maximum: 30, seconds: TEN_MINUTES, per: 'account' },
  uploads: { maximum: 60, seconds: TEN_MINUTES, per: 'account' },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof RATE_LIMITS;

export const LIMIT_NAMES = Object.keys(RATE_LIMITS) as LimitName[]; // they are no other

/** The limit that each call of this row counts against, whatever its handler finds. */
export function limitNameOf(row: EndpointRow): LimitName | undefined {
  const named = LIMIT_NAMES.find((name) => limitOf(name).calls?.some((call) => call === nameOf(row)));
  return named ?? (row.method === 'GET' ? 'reading' : undefined);
}

export function limitOf(name: LimitName): RateLimit {
  return RATE_LIMITS[name];
}
