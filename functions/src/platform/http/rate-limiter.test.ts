import type { Request, Response } from 'express';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contractEndpoints } from '../../contract/calls.ts';
import { isStaffPermission } from '../../domain/roles.ts';
import { GUEST, type SignedIn } from './access.ts';
import { rateLimiterOf } from './rate-limiter.ts';
import { LIMIT_NAMES, type LimitName, limitsOf } from './rate-limits.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

let lastAddress = 0;
const newAddress = () => `2001:db8:${(++lastAddress).toString(16)}::1`;
const customer = (uid: string): SignedIn => ({ uid, email: 'r@x.example', name: undefined, role: 'customer' });

/** The limiter of one call, and the headers of its answer. */
function callFrom(address: string | undefined, caller: typeof GUEST | SignedIn = GUEST) {
  const headers = new Headers();
  const request = { get: () => address } as unknown as Request;
  const response = {
    set: (name: string, value: string) => headers.set(name, value),
    append: (name: string, value: string) => headers.append(name, value),
  } as unknown as Response;
  return { limiter: rateLimiterOf(request, response, caller), headers };
}

const use = (name: LimitName, ...from: Parameters<typeof callFrom>) => callFrom(...from).limiter.count(name);

async function useUp(name: LimitName, maximum: number, ...from: Parameters<typeof callFrom>) {
  for (let used = 0; used < maximum; used++) await use(name, ...from);
}

describe('one address may use', () => {
  test.each([
    ['reading', 1_200, 60],
    ['writing', 1_200, 60],
    ['review-reading', 120, 60],
    ['left-reading', 240, 60],
    ['tokens', 300, 600],
    ['registrations', 300, 600],
    ['questions', 20, 600],
    ['reviews', 30, 600],
    ['subscriptions', 20, 600],
    ['wrong-tracking', 20, 600],
    ['wrong-tracking-mobile', 20, 3_600],
    ['all-wrong-tracking', 300, 600],
    ['orders', 120, 600],
    ['webhook-guesses', 60, 600],
  ] as const)('%s %d times in %d seconds', async (name, maximum, seconds) => {
    const address = newAddress();
    await useUp(name, maximum, address);
    await expect(use(name, address)).rejects.toMatchObject({ code: 'too-many', status: 429 });
    await expect(use(name, address, customer('karim'))).rejects.toMatchObject({ code: 'too-many' });
    await use(name, newAddress());
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    await expect(use(name, address)).rejects.toMatchObject({ code: 'too-many' });
    vi.advanceTimersByTime(1);
    await use(name, address);
  });
});

describe('one account may use', () => {
  test.each([
    ['own-reading', 240, 60],
    ['profile-changes', 20, 600],
    ['cart-changes', 300, 600],
    ['cart-merges', 30, 600],
    ['cancellations', 60, 600],
    ['account-orders', 30, 600],
    ['uploads', 80, 600],
    ['parcel-bookings', 120, 600],
    ['score-questions', 300, 600],
    ['settings-changes', 60, 600],
  ] as const)('%s %d times in %d seconds, wherever it calls from', async (name, maximum, seconds) => {
    const rahim = customer(`rahim-of-${name}`);
    await useUp(name, maximum, newAddress(), rahim);
    await expect(use(name, newAddress(), rahim)).rejects.toMatchObject({ code: 'too-many', status: 429 });
    await use(name, newAddress(), customer(`karim-of-${name}`));
    vi.advanceTimersByTime(seconds * 1_000);
    await use(name, newAddress(), rahim);
  });

  test('of a guest nothing is counted by account', async () => {
    await useUp('account-orders', 40, newAddress());
  });
});

describe('of one thing, for all callers together', () => {
  test.each([
    ['tracked-mobile', 60, 3_600],
    ['tracked-order', 200, 3_600],
  ] as const)('%s counts %d times in %d seconds', async (name, maximum, seconds) => {
    const guess = (of: string) => callFrom(newAddress()).limiter.count([name, of]);
    for (let guessed = 0; guessed < maximum; guessed++) await guess('01712345678');
    await expect(guess('01712345678')).rejects.toMatchObject({ code: 'too-many', status: 429 });
    await guess('01812345678');
    vi.advanceTimersByTime(seconds * 1_000);
    await guess('01712345678');
  });
});

test('one address cannot use up the tracking of a mobile number in its hour, however long it guesses', async () => {
  const mobileNumber = '01999999999';
  const track = (address: string) =>
    callFrom(address).limiter.count(['wrong-tracking-mobile', mobileNumber], ['tracked-mobile', mobileNumber]);
  const guesser = newAddress();
  for (let tenMinutes = 0; tenMinutes < 5; tenMinutes++) {
    for (let guess = 0; guess < 20; guess++) await track(guesser).catch(() => {});
    vi.advanceTimersByTime(600_000);
  }
  await track(newAddress());
});

test('each of the limits is tried here', () => expect(LIMIT_NAMES).toHaveLength(14 + 10 + 2));

describe('a /48 network of IPv6', () => {
  // Behind a proxy of their own, so that these many addresses share no buckets with other tests.
  test('may make eight times as much as one of its /64 networks, however many it has', async () => {
    const from = (subnet: number) => `2001:db8:ffff:${subnet.toString(16)}::1, 66.249.8.1`;
    for (let subnet = 0; subnet < 160; subnet++) await use('questions', from(subnet));
    await expect(use('questions', from(160))).rejects.toMatchObject({ code: 'too-many' });
    await use('questions', '2001:db8:fffe::1, 66.249.8.1');
  });

  test('is refunded with its network', async () => {
    const from = (subnet: number) => callFrom(`2001:db8:fffd:${subnet.toString(16)}::1, 66.249.8.2`).limiter;
    for (let subnet = 0; subnet < 200; subnet++) {
      const limiter = from(subnet);
      await limiter.count('questions');
      await limiter.refund('questions');
    }
    await from(200).count('questions');
  });
});

test('forged addresses on the own address of the function leave those behind Hosting what they have', async () => {
  const attacker = '198.51.100.7';
  const madeUp = (call: number) => `10.${call >> 16}.${(call >> 8) & 255}.${call & 255}`;
  for (let call = 0; call < 20_000; call++) await use('questions', `${madeUp(call)}, ${attacker}`).catch(() => {});
  const buyers = Array.from({ length: 10 }, (_, index) => `203.0.113.${index}, 66.${index}.8.142`);
  const tries = await Promise.allSettled(buyers.map((buyer) => useUp('questions', 20, buyer)));
  // Some share a bucket by chance.
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(8);
});

test('the account of a call is counted once it is known', async () => {
  const { limiter } = callFrom(newAddress());
  await limiter.count('uploads');
  const rahim = customer('rahim-who-is-known-later');
  limiter.identify(rahim);
  await limiter.count('uploads');
  await useUp('uploads', 79, newAddress(), rahim);
  await expect(use('uploads', newAddress(), rahim)).rejects.toMatchObject({ code: 'too-many' });
});

test('each call counts as reading or writing; what belongs to the caller, and what costs much, counts for itself', () => {
  for (const endpoint of contractEndpoints) {
    const isRead = endpoint.method === 'GET';
    const isOwn = isRead && endpoint.access !== 'anyone' && !isStaffPermission(endpoint.access);
    expect(limitsOf(endpoint).general).toEqual([isRead ? 'reading' : 'writing', ...(isOwn ? ['own-reading'] : [])]);
  }
  const own = contractEndpoints.map(
    (endpoint) => [`${endpoint.method} ${endpoint.path}`, limitsOf(endpoint).own] as const,
  );
  expect(Object.fromEntries(own.filter(([, names]) => names.length > 0))).toEqual({
    'POST /jwt': ['tokens'],
    'POST /users': ['registrations'],
    'PATCH /users/profile': ['profile-changes'],
    'POST /questions': ['questions'],
    'GET /reviews': ['review-reading'],
    'GET /products/left': ['left-reading'],
    'POST /reviews': ['reviews'],
    'POST /subscribers': ['subscriptions'],
    'POST /carts': ['cart-changes'],
    'PATCH /carts/:id': ['cart-changes'],
    'DELETE /carts': ['cart-changes'],
    'DELETE /carts/:id': ['cart-changes'],
    'DELETE /:id': ['cart-changes'],
    'POST /carts/merge': ['cart-merges'],
    'POST /orders/:id/cancel': ['cancellations'],
    'POST /images': ['uploads'],
    'POST /parcels': ['parcel-bookings'],
    'POST /couriers/scores': ['score-questions'],
    'POST /couriers/pick-ups': ['parcel-bookings'],
    'POST /orders/admin/:id/parcel/cancellation': ['parcel-bookings'],
    'POST /orders/admin/:id/parcel/rescue': ['parcel-bookings'],
    'PATCH /settings/categories': ['settings-changes'],
    'PATCH /settings/brand': ['settings-changes'],
    'PATCH /settings/contact': ['settings-changes'],
    'PATCH /settings/legal': ['settings-changes'],
    'PATCH /settings/delivery': ['settings-changes'],
    'PATCH /settings/stock': ['settings-changes'],
    'PATCH /settings/advance': ['settings-changes'],
    'PATCH /settings/calls': ['settings-changes'],
    'PATCH /settings/riders': ['settings-changes'],
    'PATCH /settings/courierFile': ['settings-changes'],
    'PATCH /settings/tariffs': ['settings-changes'],
    'PATCH /settings/rescue': ['settings-changes'],
    'PATCH /settings/cards': ['settings-changes'],
    'PATCH /settings/announcement': ['settings-changes'],
    'POST /settings/file': ['settings-changes'],
    'PATCH /settings/faq': ['settings-changes'],
    'PATCH /settings/banners': ['settings-changes'],
    'PATCH /settings/sections': ['settings-changes'],
    'PATCH /settings/notifications': ['settings-changes'],
    'PATCH /pages/:topic': ['settings-changes'],
  });
});

test('no call of customers that writes is without a limit of its own', () => {
  const unlimited = contractEndpoints.filter(
    (endpoint) =>
      endpoint.method !== 'GET' && !isStaffPermission(endpoint.access) && limitsOf(endpoint).own.length === 0,
  );
  // Counted by what is found: a repeat of a key, or a right guess, is no order and no wrong guess; so with couriers' secrets.
  expect(unlimited.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /orders',
    'POST /orders/track',
    'POST /orders/answer/open',
    'POST /orders/answer',
    'POST /couriers/steadfast/events',
    'POST /couriers/pathao/events',
    'POST /couriers/redx/events',
    'POST /couriers/carrybee/events',
  ]);
});

describe('the answer', () => {
  test('says how much is left, and for how long', async () => {
    const address = newAddress();
    await use('questions', address);
    vi.advanceTimersByTime(13_500);
    const { limiter, headers } = callFrom(address);
    await limiter.count('questions', 'subscriptions');
    expect(headers.get('RateLimit-Policy')).toBe('"questions";q=20;w=600, "subscriptions";q=20;w=600');
    expect(headers.get('RateLimit')).toBe('"questions";r=18;t=587, "subscriptions";r=19;t=600');
    expect(headers.get('Retry-After')).toBeNull();
  });

  test('that rejects says when to try again', async () => {
    const address = newAddress();
    await useUp('questions', 20, address);
    vi.advanceTimersByTime(60_000);
    const { limiter, headers } = callFrom(address);
    await expect(limiter.count('questions')).rejects.toThrow('try again in 540 seconds');
    expect(headers.get('RateLimit')).toBe('"questions";r=0;t=540');
    expect(headers.get('Retry-After')).toBe('540');
  });

  test('of a call that only reads says nothing until it rejects: caches keep it, also for others', async () => {
    const address = newAddress();
    const { limiter, headers } = callFrom(address);
    await limiter.count('reading');
    expect([...headers]).toEqual([]);
    await useUp('reading', 1_199, address);
    const rejected = callFrom(address);
    await expect(rejected.limiter.count('reading')).rejects.toMatchObject({ code: 'too-many' });
    expect(rejected.headers.get('Retry-After')).toBe('60');
  });
});

describe('within one call', () => {
  test('a limit counts once', async () => {
    const { limiter, headers } = callFrom(newAddress());
    await limiter.count('orders');
    await limiter.count('orders');
    expect(headers.get('RateLimit')).toBe('"orders";r=119;t=600');
  });

  test('what was counted is refunded, and what was not counted is not', async () => {
    const address = newAddress();
    for (let call = 0; call < 50; call++) {
      const { limiter } = callFrom(address);
      await limiter.count('wrong-tracking');
      await limiter.refund('wrong-tracking', 'questions');
      await limiter.refund('wrong-tracking');
    }
    await useUp('wrong-tracking', 20, address);
    await expect(use('wrong-tracking', address)).rejects.toMatchObject({ code: 'too-many' });
    await useUp('questions', 20, address);
    await expect(use('questions', address)).rejects.toMatchObject({ code: 'too-many' });
  });
});

test('what was counted in a window that has ended is not refunded in the next', async () => {
  const address = newAddress();
  const { limiter } = callFrom(address);
  await limiter.count('wrong-tracking');
  vi.advanceTimersByTime(600_000);
  await limiter.refund('wrong-tracking');
  await useUp('wrong-tracking', 20, address);
  await expect(use('wrong-tracking', address)).rejects.toMatchObject({ code: 'too-many' });
});

test('a call about one thing leaves the limit of another thing as it was', async () => {
  const address = newAddress();
  for (let guess = 0; guess < 20; guess++) await callFrom(address).limiter.count(['wrong-tracking', 'one order']);
  await expect(callFrom(address).limiter.count(['wrong-tracking', 'one order'])).rejects.toMatchObject({
    code: 'too-many',
  });
  await callFrom(address).limiter.count(['wrong-tracking', 'another order']);
});

describe('clients without an address', () => {
  test('are one client, as on a local stack', async () => {
    vi.stubEnv('UNKNOWN_CLIENTS', 'limited');
    await useUp('questions', 20, undefined);
    await expect(use('questions', undefined)).rejects.toMatchObject({ code: 'too-many' });
    await expect(use('questions', 'made up')).rejects.toMatchObject({ code: 'too-many' });
  });

  test('are everybody where tests call', async () => {
    vi.stubEnv('UNKNOWN_CLIENTS', 'unlimited');
    await useUp('questions', 30, undefined);
    await useUp('uploads', 90, undefined, customer('rahim-in-a-test'));
    const address = newAddress();
    await useUp('questions', 20, address);
    await expect(use('questions', address)).rejects.toMatchObject({ code: 'too-many' });
  });
});
