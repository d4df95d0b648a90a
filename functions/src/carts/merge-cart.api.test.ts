import { WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { deleteProduct, putProduct } from '../../test/catalogue.ts';
import { newCustomer, type Person } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { fillCart } from '../../test/stored-documents.ts';
import { carts, merges } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {})); // a failed write is logged

const ONE_BY_ONE_TIMEOUT_MS = 120_000;

let rahim: Person;

beforeAll(resetToSeed);

beforeEach(async () => {
  rahim = await newCustomer();
  await putProduct('jute', { name: 'Jute Lamp', price: 900 });
  await putProduct('moon', { name: 'Moon Lamp', price: 450 });
});

afterEach(() => void vi.restoreAllMocks());

const merge = (mergeId: string, entries: object[], by = ask) => by(rahim, 'POST /carts/merge', { mergeId, entries });
const quantities = async () => {
  const { body } = await ask(rahim, 'GET /carts');
  return body.map((line: { productId: string; quantity: number }) => [line.productId, line.quantity]);
};

test('a guest cart becomes the lines of an empty cart, in its order', async () => {
  const entries = ['moon', 'dhoya-smoked-glass-pendant', 'jute'].map((ItemId) => ({ ItemId, quantity: 2 }));
  expect(await merge('first-merge', entries)).toEqual({ status: 200, body: { modifiedCount: 3, gone: 0, left: [] } });
  expect(await quantities()).toEqual(entries.map(({ ItemId }) => [ItemId, 2]));
  const line = await carts.reference.doc(`${rahim.uid}_jute`).get();
  expect(line.data()).toMatchObject({ uid: rahim.uid, email: rahim.email, name: 'Jute Lamp', price: 900 });
});

test('an existing line gets the quantity added, up to 99, and keeps its place', async () => {
  await ask(rahim, 'POST /carts', { productId: 'jute', quantity: 2 });
  await ask(rahim, 'POST /carts', { productId: 'moon', quantity: 60 });
  const entries = [
    { ItemId: 'moon', quantity: 60 },
    { ItemId: 'jute', quantity: 3 },
  ];
  expect((await merge('first-merge', entries)).body).toEqual({ modifiedCount: 2, gone: 0, left: [] });
  expect(await quantities()).toEqual([
    ['jute', 5],
    ['moon', 99],
  ]);
});

test('the same merge twice changes the cart once', async () => {
  const entries = [{ ItemId: 'jute', quantity: 3 }];
  await merge('first-merge', entries);
  expect(await merge('first-merge', entries)).toEqual({ status: 200, body: { modifiedCount: 0, gone: 0, left: [] } });
  expect(await quantities()).toEqual([['jute', 3]]);
});

test('even when the line has been removed in between, and when the entries differ', async () => {
  await merge('first-merge', [{ ItemId: 'jute', quantity: 3 }]);
  await ask(rahim, 'DELETE /carts');
  expect((await merge('first-merge', [{ ItemId: 'moon', quantity: 3 }])).body).toEqual({
    modifiedCount: 0,
    gone: 0,
    left: [],
  });
  expect(await quantities()).toEqual([]);
});

test('another merge id counts anew, and so does the same id of another customer', async () => {
  const entries = [{ ItemId: 'jute', quantity: 3 }];
  await merge('first-merge', entries);
  await merge('second-merge', entries);
  expect(await quantities()).toEqual([['jute', 6]]);
  const karim = await newCustomer();
  await ask(karim, 'POST /carts/merge', { mergeId: 'first-merge', entries });
  expect((await ask(karim, 'GET /carts')).body).toMatchObject([{ quantity: 3, email: karim.email }]);
});

test('many concurrent tries of one merge change the cart once', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
  const entries = [{ ItemId: 'jute', quantity: 3 }];
  const answers = await Promise.all(Array.from({ length: 5 }, () => merge('first-merge', entries, askInProcess)));
  expect(answers.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 0, 0, 0, 1]);
  expect(await quantities()).toEqual([['jute', 3]]);
});

test('of two concurrent tries with different entries only one counts', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
  const tries = ['jute', 'moon'].map((ItemId) => merge('first-merge', [{ ItemId, quantity: 3 }], askInProcess));
  expect((await Promise.all(tries)).map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 1]);
  expect(await quantities()).toHaveLength(1);
});

test('duplicate entries of a product are added up', async () => {
  const entries = [
    { ItemId: 'jute', quantity: 60 },
    { ItemId: 'moon', quantity: 1 },
    { ItemId: 'jute', quantity: 60 },
  ];
  expect((await merge('first-merge', entries)).body).toEqual({ modifiedCount: 2, gone: 0, left: [] });
  expect(await quantities()).toEqual([
    ['jute', 99],
    ['moon', 1],
  ]);
});

test('entries without a product are left out, and counted', async () => {
  const ids = ['gone-lamp', '.', 'a/b', '__lamp__', 'x'.repeat(1_500), ''];
  const entries = [...ids, 'jute', 'gone-lamp'].map((ItemId) => ({ ItemId, quantity: 1 }));
  const merged = { status: 200, body: { modifiedCount: 1, gone: 6, left: [] } };
  expect(await merge('first-merge', entries)).toEqual(merged);
  expect(await quantities()).toEqual([['jute', 1]]);
  const again = { status: 200, body: { modifiedCount: 0, gone: 6, left: [] } };
  expect(await merge('first-merge', entries)).toEqual(again);
});

test('a line whose product was deleted stays as it is', async () => {
  await ask(rahim, 'POST /carts', { productId: 'jute', quantity: 2 });
  await deleteProduct('jute');
  const { body } = await merge('first-merge', [{ ItemId: 'jute', quantity: 3 }]);
  expect(body).toEqual({ modifiedCount: 0, gone: 1, left: [] });
  expect(await quantities()).toEqual([['jute', 2]]);
});

describe('a cart of 98 lines', () => {
  beforeEach(() => fillCart(rahim, 98));

  const NEW = ['moon', 'dhoya-smoked-glass-pendant', 'jute', 'nakshi-ceramic-table-lamp'];
  const entries = ['made-0', ...NEW].map((ItemId) => ({ ItemId, quantity: 2 }));

  test('takes two new lines and more of existing ones; the other entries are left to the guest cart', async () => {
    await putProduct('made-0', {});
    const left = NEW.slice(2);
    expect((await merge('first-merge', entries)).body).toEqual({ modifiedCount: 3, gone: 0, left });
    const lines = await quantities();
    expect(lines).toHaveLength(100);
    expect(lines.slice(-2)).toEqual([
      ['moon', 2],
      ['dhoya-smoked-glass-pendant', 2],
    ]);
    expect(lines[0]).toEqual(['made-0', 3]);
    await deleteProduct('made-0');
  });

  test('repeats its answer when the first one was lost, whatever has changed since', async () => {
    const first = await merge('first-merge', entries);
    await ask(rahim, 'DELETE /carts');
    await merge('second-merge', [{ ItemId: 'jute', quantity: 1 }]);
    expect((await merge('first-merge', entries)).body).toEqual({ ...first.body, modifiedCount: 0 });
    expect(first.body.left).toEqual(NEW.slice(2));
    expect(await quantities()).toEqual([['jute', 1]]);
  });

  test('takes no more through two concurrent merges', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
    const halves = [entries.slice(1, 3), entries.slice(3)];
    const answers = await Promise.all(halves.map((half, place) => merge(`merge-no-${place}`, half, askInProcess)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ body }) => body.left)).toHaveLength(2);
    expect(await quantities()).toHaveLength(100);
  });
});

test('an empty guest cart is merged too', async () => {
  expect(await merge('first-merge', [])).toEqual({ status: 200, body: { modifiedCount: 0, gone: 0, left: [] } });
});

test('the last hundred merges are remembered, in one document', async () => {
  const earlier = Array.from({ length: 100 }, (_, index) => `merge-no-${index}`);
  await merges.reference.doc(rahim.uid).set({ ids: earlier });
  await merge('merge-no-100', []);
  const { ids } = (await merges.reference.doc(rahim.uid).get()).data() as { ids: string[] };
  expect(ids).toEqual([...earlier.slice(1), 'merge-no-100']);
});

// Two lines and the record of the merge. Each write of the client goes through a batch.
test.each([1, 2, 3])('write %i of three fails: nothing is merged, and the next try does it once', async (failing) => {
  const entries = [
    { ItemId: 'jute', quantity: 3 },
    { ItemId: 'moon', quantity: 1 },
  ];
  const { set } = WriteBatch.prototype;
  let writes = 0;
  vi.spyOn(WriteBatch.prototype, 'set').mockImplementation(function (this: WriteBatch, ...write: unknown[]) {
    writes += 1;
    if (writes === failing) throw new Error('out of paper');
    return set.apply(this, write as Parameters<typeof set>);
  });
  expect((await merge('first-merge', entries, askInProcess)).status).toBe(500);
  vi.restoreAllMocks();
  expect(writes).toBe(failing);
  expect(await quantities()).toEqual([]);
  expect((await merge('first-merge', entries)).body).toEqual({ modifiedCount: 2, gone: 0, left: [] });
  expect(await quantities()).toEqual([
    ['jute', 3],
    ['moon', 1],
  ]);
});

test.each([
  ['mergeId', { mergeId: 'short', entries: [] }],
  ['mergeId', { mergeId: 'not/an-id', entries: [] }],
  ['mergeId', { entries: [] }],
  ['entries', { mergeId: 'first-merge' }],
  ['entries', { mergeId: 'first-merge', entries: Array(201).fill({ ItemId: 'jute', quantity: 1 }) }],
  ['entries.0.quantity', { mergeId: 'first-merge', entries: [{ ItemId: 'jute', quantity: 100 }] }],
  ['entries.1.ItemId', { mergeId: 'first-merge', entries: [{ ItemId: 'jute', quantity: 1 }, { quantity: 1 }] }],
])('a bad %s is rejected, and nothing is merged', async (path, body) => {
  const answer = await ask(rahim, 'POST /carts/merge', body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toMatchObject([{ path }]);
  expect(await quantities()).toEqual([]);
});
