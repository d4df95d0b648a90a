import type { CallName } from '../../contract/calls.ts';
import { type Endpoint, nameOf } from '../../contract/endpoint.ts';
import { isStaffPermission } from '../../domain/roles.ts';
import { SETTINGS_PARTS } from '../../domain/settings.ts';
import { SMALL_PICTURE_FIELDS } from '../../domain/small-pictures.ts';

export interface RateLimit {
  /** At most `maximum` calls in a window of `seconds`. */
  maximum: number;
  seconds: number;
  /** Who is counted: a client, an account, or the thing alone that calls are about, by any client. */
  per: 'address' | 'account' | 'thing';
  /** The calls that count before their input is read. A limit without any is counted by the handlers. */
  calls?: readonly CallName[];
}

const TEN_MINUTES = 600;
const HOUR = 3_600;

/** How many calls one client may make. Mobile operators put thousands of people behind one address: those limits are wide. */
const RATE_LIMITS = {
  /** Each call that only reads. */
  reading: { maximum: 1_200, seconds: 60, per: 'address' },
  /** Each other call; cheap ones, such as the repeat of a key, count against nothing else. */
  writing: { maximum: 1_200, seconds: 60, per: 'address' },
  /** Each may read ten documents; other public data are answered from memory. */
  'review-reading': { maximum: 120, seconds: 60, per: 'address', calls: ['GET /reviews'] },
  /** Each may read the stock of a hundred products. */
  'left-reading': { maximum: 240, seconds: 60, per: 'address', calls: ['GET /products/left'] },
  /** Each call that reads what belongs to the caller: it is never answered from memory. */
  'own-reading': { maximum: 240, seconds: 60, per: 'account' },
  tokens: { maximum: 300, seconds: TEN_MINUTES, per: 'address', calls: ['POST /jwt'] },
  registrations: { maximum: 300, seconds: TEN_MINUTES, per: 'address', calls: ['POST /users'] },
  questions: { maximum: 20, seconds: TEN_MINUTES, per: 'address', calls: ['POST /questions'] },
  reviews: { maximum: 30, seconds: TEN_MINUTES, per: 'address', calls: ['POST /reviews'] },
  subscriptions: { maximum: 20, seconds: TEN_MINUTES, per: 'address', calls: ['POST /subscribers'] },
  'profile-changes': { maximum: 20, seconds: TEN_MINUTES, per: 'account', calls: ['PATCH /users/profile'] },
  'cart-changes': {
    maximum: 300,
    seconds: TEN_MINUTES,
    per: 'account',
    calls: ['POST /carts', 'PATCH /carts/:id', 'DELETE /carts', 'DELETE /carts/:id', 'DELETE /:id'],
  },
  /** Each may read and write a hundred lines. */
  'cart-merges': { maximum: 30, seconds: TEN_MINUTES, per: 'account', calls: ['POST /carts/merge'] },
  /** Per order: guesses are of its number, and neighbours behind the same address have other orders. */
  'wrong-tracking': { maximum: 20, seconds: TEN_MINUTES, per: 'address' },
  /**
   * With one mobile number: order numbers are consecutive, so they could be guessed for a known mobile number. An hour,
   * like `tracked-mobile`: otherwise one address could use that one up and keep the buyer from tracking.
   */
  'wrong-tracking-mobile': { maximum: 20, seconds: HOUR, per: 'address' },
  'all-wrong-tracking': { maximum: 300, seconds: TEN_MINUTES, per: 'address' },
  /** The same two from all addresses together: many addresses guess no faster than one. */
  'tracked-mobile': { maximum: 60, seconds: HOUR, per: 'thing' },
  'tracked-order': { maximum: 200, seconds: HOUR, per: 'thing' },
  /** Also rejected ones, which cost as many reads; repeats of a key do not count, as in the next. */
  orders: { maximum: 120, seconds: TEN_MINUTES, per: 'address' },
  'account-orders': { maximum: 30, seconds: TEN_MINUTES, per: 'account' },
  cancellations: { maximum: 60, seconds: TEN_MINUTES, per: 'account', calls: ['POST /orders/:id/cancel'] },
  /** Those of twenty photos: each comes with its smaller versions. */
  uploads: {
    maximum: 20 * (1 + SMALL_PICTURE_FIELDS.length),
    seconds: TEN_MINUTES,
    per: 'account',
    calls: ['POST /images'],
  },
  /** Each books up to 25 parcels, which couriers take at most a thousand of a minute. */
  'parcel-bookings': {
    maximum: 120,
    seconds: TEN_MINUTES,
    per: 'account',
    calls: [
      'POST /parcels',
      'POST /couriers/pick-ups',
      'POST /orders/admin/:id/parcel/cancellation',
      'POST /orders/admin/:id/parcel/rescue',
    ],
  },
  /** Couriers answer about four times as many a day as they had parcels on the busiest. */
  'score-questions': { maximum: 300, seconds: TEN_MINUTES, per: 'account', calls: ['POST /couriers/scores'] },
  /** Wrong secrets and signatures of couriers' calls; right ones do not count. */
  'webhook-guesses': { maximum: 60, seconds: TEN_MINUTES, per: 'address' },
  /** Each change makes every cached page old. */
  'settings-changes': {
    maximum: 60,
    seconds: TEN_MINUTES,
    per: 'account',
    calls: [
      ...SETTINGS_PARTS.map((part) => `PATCH /settings/${part}` as const),
      'POST /settings/file',
      'PATCH /pages/:topic',
    ],
  },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof RATE_LIMITS;

export const LIMIT_NAMES = Object.keys(RATE_LIMITS) as LimitName[]; // they are no other

/** The limits of each call of this endpoint, whatever its handler finds; `own`: those of such calls alone. */
export function limitsOf(endpoint: Endpoint): { own: LimitName[]; general: LimitName[] } {
  const isRead = endpoint.method === 'GET';
  return {
    own: LIMIT_NAMES.filter((name) => limitOf(name).calls?.some((call) => call === nameOf(endpoint))),
    general: [isRead ? 'reading' : 'writing', ...(isRead && isOwned(endpoint) ? (['own-reading'] as const) : [])],
  };
}

function isOwned({ access }: Endpoint): boolean {
  return access !== 'anyone' && !isStaffPermission(access);
}

export function limitOf(name: LimitName): RateLimit {
  return RATE_LIMITS[name];
}
