import { beforeAll, describe, expect, test, vi } from 'vitest';
import { questions } from '../database/collections.ts';
import type { Asked } from '../testing/ask.ts';
import { callInProcess } from '../testing/ask-in-process.ts';
import { call } from '../testing/call.ts';
import { NOBODY, newCustomer, type Person } from '../testing/people.ts';
import { resetToSeed } from '../testing/seed.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const QUESTION = { name: 'Rahim', email: 'rahim@example.com', question: 'When is Friday?' };
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: 'chandni-3d-printed-moon-lamp' }] };

beforeAll(resetToSeed);

let lastAddress = 0;
const newAddress = () => `10.0.0.${++lastAddress}`;

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

test('too much of something is refused, on the addresses of Hosting and of the function', async () => {
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

test('bad input is refused as such, and not counted', async () => {
  const address = newAddress();
  for (let asked = 0; asked < 25; asked++) {
    expect((await from(address, NOBODY, 'POST /questions', { ...QUESTION, email: '' })).status).toBe(400);
  }
  expect(leftOf(await from(address, NOBODY, 'POST /questions', QUESTION))).toBe('"questions";r=19');
});

describe('tracking', () => {
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
  test('are counted by address and by account; a repeat of a key is not', async () => {
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
