import type { Request, Response } from 'express';
import { WriteBatch } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Asked, call } from '../../../test/ask.ts';
import { callInProcess } from '../../../test/ask-in-process.ts';
import { NOBODY, newCustomer, type Person } from '../../../test/people.ts';
import { recordReads } from '../../../test/recordings.ts';
import { resetToSeed } from '../../../test/seed.ts';
import { createOwned, validCall } from '../../../test/valid-call.ts';
import { contractEndpoints } from '../../contract/calls.ts';
import { type Endpoint, nameOf } from '../../contract/endpoint.ts';
import { getHealth } from '../../contract/health.ts';
import { questions } from '../database/collections.ts';
import { rateLimiterOf } from './rate-limiter.ts';
import { limitsOf } from './rate-limits.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const QUESTION = { name: 'Rahim', email: 'rahim@example.com', question: 'When is Friday?' };
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: 'chandni-3d-printed-moon-lamp' }] };

beforeAll(resetToSeed);

let lastAddress = 0;
const newAddress = () => `10.0.${Math.floor(++lastAddress / 256)}.${lastAddress % 256}`;

/** Makes a call as somebody from this address. */
async function from(address: string, who: Person | undefined, what: Asked, body: object, headers: object = {}) {
  const [method, path] = what.split(' ') as [string, string]; // as Asked says
  const answer = await callInProcess(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { insertedId?: string } };
}

const leftOf = ({ headers }: { headers: Headers }) => headers.get('RateLimit')?.replaceAll(/;t=\d+/g, '');

test('too much of something is rejected, on the addresses of Hosting and of the function', async () => {
  const answer = await call('/questions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(QUESTION),
  });
  expect(answer.headers.get('RateLimit')).toMatch(/^"questions";r=\d+;t=\d+$/);

  const address = newAddress();
  for (let asked = 0; asked < 20; asked++) await from(address, NOBODY, 'POST /questions', QUESTION);
  const before = (await questions.reference.count().get()).data().count;
  const { status, headers, body } = await from(address, NOBODY, 'POST /questions', QUESTION);
  expect(status).toBe(429);
  expect(body).toMatchObject({ title: 'Too Many Requests', status: 429, code: 'too-many' });
  expect(headers.get('content-type')).toMatch('application/problem+json');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await questions.reference.count().get()).data().count).toBe(before);
});

test('bad input is rejected as such, and not counted', async () => {
  const address = newAddress();
  for (let asked = 0; asked < 25; asked++) {
    expect((await from(address, NOBODY, 'POST /questions', { ...QUESTION, email: '' })).status).toBe(400);
  }
  expect(leftOf(await from(address, NOBODY, 'POST /questions', QUESTION))).toBe('"questions";r=19');
});

test('each public call that reads more than whether there is news has a limit of its own', async () => {
  const isNews = (endpoint: Endpoint, collection: string) => collection === 'catalogue' || endpoint === getHealth;
  const owned = await createOwned(await newCustomer());
  const unlimited: string[] = [];
  for (const endpoint of contractEndpoints.filter(({ method, access }) => method === 'GET' && access === 'anyone')) {
    const { path } = validCall(endpoint, owned);
    await callInProcess(path, {}); // reads what is kept in memory
    const read = await recordReads(() => callInProcess(path, {}));
    const isRead = read.some(({ collection }) => !isNews(endpoint, collection));
    if (isRead && limitsOf(endpoint).own.length === 0) unlimited.push(nameOf(endpoint));
  }
  expect(unlimited).toEqual([]);
});

describe('limits stand before all else', () => {
  /** Calls until the limit is used up, and one more. */
  async function exceed(maximum: number, ...calls: Parameters<typeof from>) {
    for (let made = 0; made < maximum; made++) await from(...calls);
    return from(...calls);
  }

  async function useUp(address: string, calls: number) {
    const request = { get: () => address } as unknown as Request;
    for (let made = 0; made < calls; made++) await rateLimiterOf(request, {} as Response).count('writing');
  }

  test('a token that is rejected, and bad input, count as a call; then 429 comes before 401 and 400', async () => {
    const address = newAddress();
    const nobodysToken = { token: 'x.y.z' } as Person;
    await useUp(address, 1_196); // more calls than a test should wait for
    for (const [token, what, status] of [
      [nobodysToken, 'POST /carts', 401],
      [NOBODY, 'POST /orders/track', 400],
    ] as const) {
      for (let made = 0; made < 2; made++) expect((await from(address, token, what, {})).status).toBe(status);
    }
    expect((await from(address, nobodysToken, 'POST /carts', {})).status).toBe(429);
    expect((await from(address, NOBODY, 'POST /orders/track', {})).status).toBe(429);
    expect((await from(newAddress(), NOBODY, 'POST /orders/track', {})).status).toBe(400);
  });

  test.each([
    ['PATCH /users/profile', 20, { name: 'Rahim' }],
    [
      'POST /carts/merge',
      30,
      { mergeId: 'first-merge', entries: [{ ItemId: 'chandni-3d-printed-moon-lamp', quantity: 1 }] },
    ],
  ] as const)('%s is limited by account', async (what, maximum, body) => {
    const rahim = await newCustomer();
    const { status } = await exceed(maximum, newAddress(), rahim, what, body);
    expect(status).toBe(429);
    expect((await from(newAddress(), await newCustomer(), what, body)).status).toBe(200);
  });

  test('POST /carts is limited by account, with all that changes a cart', async () => {
    const rahim = await newCustomer();
    const first = await from(newAddress(), rahim, 'POST /carts', { productId: 'chandni-3d-printed-moon-lamp' });
    expect(leftOf(first)).toBe('"cart-changes";r=299');
    expect(leftOf(await from(newAddress(), rahim, 'DELETE /carts', {}))).toBe('"cart-changes";r=298');
  });
});

describe('tracking', () => {
  test('a known mobile number cannot be tried out from many addresses', async () => {
    const track = (guess: number) =>
      from(newAddress(), NOBODY, 'POST /orders/track', { id: `ZW-${1_000 + guess}`, mobileNumber: '01777777777' });
    for (let guess = 0; guess < 60; guess++) expect((await track(guess)).status).toBe(404);
    expect((await track(60)).status).toBe(429);
  });

  test('guesses of the link by which a buyer answers count as those of tracking', async () => {
    const address = newAddress();
    const open = (code: string) => from(address, NOBODY, 'POST /orders/answer/open', { link: `ZU-1000.${code}` });
    for (let guess = 0; guess < 20; guess++)
      expect((await open(`aaaaaaaaaaa${'23456789'[guess % 8]}`)).status).toBe(404);
    expect((await open('aaaaaaaaaaaa')).status).toBe(429);
    expect(
      (await from(address, NOBODY, 'POST /orders/track', { id: 'ZU-1000', mobileNumber: '01799999999' })).status,
    ).toBe(429);
  });

  test('guesses of reviews count as those of tracking', async () => {
    const address = newAddress();
    const review = { mobileNumber: '01788888888', productId: 'moon', stars: 5 };
    for (let guess = 0; guess < 20; guess++) {
      const { status } = await from(address, NOBODY, 'POST /reviews', { ...review, orderId: `ZV-${1_000 + guess}` });
      expect(status).toBe(404);
    }
    const tracking = { id: 'ZV-1020', mobileNumber: review.mobileNumber };
    expect((await from(address, NOBODY, 'POST /orders/track', tracking)).status).toBe(429);
  });

  test('right proofs of reviews are given back, of one address and of many', async () => {
    const mobileNumber = '01755555555';
    const { insertedId } = (await from(newAddress(), NOBODY, 'POST /orders', { ...ORDER, mobileNumber })).body;
    const proof = { orderId: insertedId, mobileNumber, productId: 'chandni-3d-printed-moon-lamp', stars: 5 };
    const prove = async (address: string) => (await from(address, NOBODY, 'POST /reviews', proof)).status;
    const neighbour = newAddress();
    for (let right = 0; right < 25; right++) expect(await prove(neighbour)).toBe(409); // not delivered yet
    for (let right = 0; right < 45; right++) expect(await prove(newAddress())).toBe(409);
  });

  test('right keys of lost orders are given back', async () => {
    const [address, mobileNumber, key] = [newAddress(), '01744444444', 'a-key-of-a-lost-order'];
    await from(address, NOBODY, 'POST /orders', { ...ORDER, mobileNumber }, { 'idempotency-key': key });
    for (let right = 0; right < 25; right++)
      expect((await from(address, NOBODY, 'POST /orders/track', { key, mobileNumber })).status).toBe(200);
  });

  test('the right ones of many addresses do not count for a mobile number', async () => {
    const mobileNumber = '01766666666';
    const { insertedId: id } = (await from(newAddress(), NOBODY, 'POST /orders', { ...ORDER, mobileNumber })).body;
    for (let right = 0; right < 70; right++) {
      expect((await from(newAddress(), NOBODY, 'POST /orders/track', { id, mobileNumber })).status).toBe(200);
    }
  });

  test('numbers that follow each other cannot be tried out for a mobile number, nor one in many notations', async () => {
    const address = newAddress();
    const track = (id: string, mobileNumber: string) =>
      from(address, NOBODY, 'POST /orders/track', { id, mobileNumber });
    for (let guess = 0; guess < 20; guess++) {
      expect((await track(`ZY-${1_000 + guess}`, '01712345678')).status).toBe(404);
    }
    expect((await track('ZY-1020', '+8801712345678')).status).toBe(429);
    expect((await track('ZY-1020', '01812345678')).status).toBe(404);
    const notations = ['ZX-1000', 'zx1000', 'ZX 1000', 'ZX-১০০০'];
    for (let guess = 0; guess < 20; guess++) await track(notations[guess % 4] ?? '', `018000000${10 + guess}`);
    expect((await track('zx-1000', '01811111111')).status).toBe(429);
  });

  test('with a key counts as with an id', async () => {
    const address = newAddress();
    const track = (key: string) => from(address, NOBODY, 'POST /orders/track', { key, mobileNumber: '01912345678' });
    for (let guess = 0; guess < 20; guess++) expect((await track(`guessed-key-${guess}`)).status).toBe(404);
    expect((await track('guessed-key-20')).status).toBe(429);
  });

  const placed = async () => (await from(newAddress(), NOBODY, 'POST /orders', ORDER)).body.insertedId;

  test('answers twenty wrong guesses of one order, then no more, and right ones as many as there are', async () => {
    const address = newAddress();
    const id = await placed();
    const track = (by: string, mobileNumber: string) => from(by, NOBODY, 'POST /orders/track', { id, mobileNumber });
    for (let right = 0; right < 25; right++) expect((await track(address, '01712345678')).status).toBe(200);
    const guesses = Array.from({ length: 25 }, () => track(address, '01812345678')); // at once
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(20).fill(404), ...Array(5).fill(429)]);
    expect((await track(address, '01712345678')).status).toBe(429); // or it would tell what is right
    expect((await track(newAddress(), '01712345678')).status).toBe(200);
    const neighbours = { id: await placed(), mobileNumber: '01712345678' };
    expect((await from(address, NOBODY, 'POST /orders/track', neighbours)).status).toBe(200);
  });
});

describe('orders', () => {
  const readsOf = async (work: () => Promise<unknown>) =>
    (await recordReads(work)).reduce((sum, { documents }) => sum + documents, 0);

  test('that are rejected count like others, and read no product once there are too many', async () => {
    const address = newAddress();
    const place = () => from(address, NOBODY, 'POST /orders', { ...ORDER, totalPrice: 1 });
    for (let rejected = 0; rejected < 120; rejected++) expect((await place()).status).toBe(409);
    expect(await readsOf(async () => expect((await place()).status).toBe(429))).toBe(1);
  });

  test('of a repeat that only its write finds are not counted', async () => {
    const [address, rahim] = [newAddress(), await newCustomer()];
    const place = (key: string) => from(address, rahim, 'POST /orders', ORDER, { 'idempotency-key': key });
    const { commit } = WriteBatch.prototype;
    const held = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (this: WriteBatch) {
      await place('held-order'); // the first try, which is faster
      return commit.call(this);
    });
    await place('held-order');
    held.mockRestore();
    expect(leftOf(await place('next-order'))).toBe('"orders";r=118, "account-orders";r=28');
  });

  test('are counted by address and by account; a repeat of a key is a cheap call that writes, no order', async () => {
    const [address, rahim] = [newAddress(), await newCustomer()];
    const place = (key: string) => from(address, rahim, 'POST /orders', ORDER, { 'idempotency-key': key });
    expect(leftOf(await place('first-order'))).toBe('"orders";r=119, "account-orders";r=29');
    expect(leftOf(await place('first-order'))).toBeUndefined();
    await Promise.all(Array.from({ length: 5 }, () => place('second-order'))); // at once
    expect(leftOf(await place('third-order'))).toBe('"orders";r=117, "account-orders";r=27');
  });

  test('are thirty of an account, then no more; a repeat is still answered', async () => {
    const rahim = await newCustomer();
    const place = (key: string) => from(newAddress(), rahim, 'POST /orders', ORDER, { 'idempotency-key': key });
    const first = await place('an-order-0');
    await Promise.all(Array.from({ length: 29 }, (_, index) => place(`an-order-${index + 1}`)));
    expect((await place('an-order-30')).status).toBe(429);
    expect(await place('an-order-0')).toMatchObject({ status: 200, body: first.body });
  });
});
