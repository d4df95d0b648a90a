import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asked, call } from '../../../test/ask.ts';
import { askForPage, askInProcess } from '../../../test/ask-in-process.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../../test/people.ts';
import { countReads, recordCalls, recordWrites } from '../../../test/recordings.ts';
import { resetToSeed } from '../../../test/seed.ts';
import { reserveNumbers } from '../../../test/stored-documents.ts';

const PENDANT = 'dhoya-smoked-glass-pendant';
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: PENDANT }] };

let people: Record<'admin' | 'customer', Person> & { guest: undefined };

beforeAll(async () => {
  await resetToSeed();
  people = { admin: await signIn('admin'), customer: await newCustomer(), guest: NOBODY };
  await reserveNumbers();
});

afterAll(resetToSeed);

test.each<[keyof typeof people, Asked, body?: object]>([
  ['guest', `GET /item/${PENDANT}`],
  ['guest', 'POST /orders', ORDER],
  ['customer', 'POST /carts', { productId: PENDANT }],
  ['customer', 'POST /orders', ORDER],
  ['customer', 'GET /orders'],
  ['admin', 'GET /orders/all?limit=5'],
  ['admin', 'PATCH /item/dhoya-smoked-glass-pendant', { price: 9 }],
  ['admin', 'GET /stats'],
])('the record of a call of a %s counts its reads and writes: %s', async (who, what, body) => {
  let [reads, writes]: [number, string[]] = [0, []];
  const recorded = await recordCalls(1, async () => {
    writes = await recordWrites(async () => {
      reads = await countReads(() => askInProcess(people[who], what, body));
    });
  });
  expect(recorded).toEqual([expect.objectContaining({ reads, writes: writes.length })]);
  expect(reads + writes.length).toBeGreaterThan(0);
});

test('calls at the same time are counted apart', async () => {
  const recorded = await recordCalls(4, () =>
    Promise.all([
      askInProcess(NOBODY, 'GET /subscribers'),
      askInProcess(people.admin, 'GET /users?limit=3'),
      askInProcess(NOBODY, 'POST /orders', ORDER),
      askInProcess(NOBODY, 'GET /categories'),
    ]),
  );
  const counts = Object.fromEntries(recorded.map(({ endpoint, reads, writes }) => [endpoint, [reads, writes]]));
  expect(counts).toMatchObject({ 'GET /subscribers': [0, 0], 'POST /orders': [4, 2], 'GET /categories': [1, 0] });
  expect(counts['GET /users']).toEqual([expect.any(Number), 0]);
});

test.each([
  ['/', 200, 'page /'],
  [`/shop/category/${PENDANT}`, 200, 'page /shop/category/:id'],
  ['/shop/LED%20Fan?q=rahim@example.com', 200, 'page /shop/:category'],
  ['/rahim@example.com', 404, 'page /*'],
  ['/sitemap.xml', 200, 'page /sitemap.xml'],
])('a page is recorded by its path in the route table: %s', async (path, status, endpoint) => {
  const recorded = await recordCalls(1, () => askForPage(path));
  expect(recorded).toMatchObject([{ status, endpoint, writes: 0 }]);
});

test.each(['/categories', '/carts', '/nowhere'])('Hosting hands on the id of a call: %s', async (path) => {
  const id = crypto.randomUUID();
  expect((await call(path, { headers: { 'x-request-id': id } })).headers.get('x-request-id')).toBe(id);
});
