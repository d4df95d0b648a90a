import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from '../../test/api.ts';
import { ask, statusCall } from '../../test/ask.ts';
import { deleteProduct, ordersOf, putCounted, putProduct, resetSettings, stockLeft } from '../../test/catalogue.ts';
import { expectTrueCopy, fillChanges } from '../../test/catalogue-copy.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads, recordReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { reserveNumbers } from '../../test/stored-documents.ts';
import { rebuildCatalogue } from '../catalogue/rebuild-catalogue.ts';
import { originals } from '../catalogue/write-catalogue.ts';
import type { StockSettings } from '../domain/settings.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { catalogueHead, HEAD, orders, stock } from '../platform/database/collections.ts';
import { moveStock } from './move-stock.ts';
import { updateAllSoldOut } from './update-sold-out.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged
const { askInProcess } = await import('../../test/ask-in-process.ts');

const MOBILE = '01712345678';
const PENDANT = 'dhoya-smoked-glass-pendant';

let admin: Person;
let customer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, customer] = await Promise.all([signIn('admin'), signIn('customer')]);
});
afterAll(resetToSeed);

let before = 0;

beforeEach(async () => {
  await putCounted('jute', 3, { name: 'Jute Lamp' });
  before = await ordersOf('jute');
});

/** Since the test began. */
const newOrders = async () => (await ordersOf('jute')) - before;

const order = (quantity: number, key: string = crypto.randomUUID(), more: object[] = []) =>
  ask(
    undefined,
    'POST /orders',
    { mobileNumber: MOBILE, orderItems: [{ _id: 'jute', quantity }, ...more] },
    { 'idempotency-key': key },
  );
const isSoldOut = async () => (await read<{ soldOut?: true }>('/item/jute')).soldOut === true;
const setStatus = (id: string, status: string) => ask(admin, statusCall(id, status));

describe('an order', () => {
  test('takes its quantity, and everybody sees that the last one is gone', async () => {
    expect((await order(2)).status).toBe(200);
    expect([await stockLeft('jute'), await isSoldOut()]).toEqual([1, false]);
    expect((await order(1)).status).toBe(200);
    expect([await stockLeft('jute'), await isSoldOut()]).toEqual([0, true]);
    await expectTrueCopy();
  });

  test('of more than there is is rejected by name, and takes nothing', async () => {
    await ask(customer, 'POST /carts', { productId: 'jute', quantity: 4 });
    const body = { mobileNumber: MOBILE, orderItems: [{ _id: 'jute', quantity: 4 }, { _id: PENDANT }] };
    const rejection = await ask(customer, 'POST /orders', body);
    expect(rejection).toMatchObject({
      status: 409,
      body: {
        code: 'out-of-stock',
        short: [{ _id: 'jute', isSoldOut: false }],
        lines: [{ _id: 'jute' }, { _id: PENDANT }],
      },
    });
    expect(JSON.stringify(rejection.body)).not.toContain('"count"');
    expect([await stockLeft('jute'), await newOrders()]).toEqual([3, 0]);
    expect((await ask(customer, 'GET /carts')).body).toMatchObject([{ productId: 'jute', quantity: 4 }]);
    await ask(customer, 'DELETE /carts');
  });

  test('takes nothing of its other products where one is short', async () => {
    await putCounted('moon', 0);
    const { body } = await order(1, undefined, [{ _id: 'moon' }]);
    expect(body).toMatchObject({ code: 'out-of-stock', short: [{ _id: 'moon', isSoldOut: true }] });
    expect(await stockLeft('jute')).toBe(3);
  });

  test('that is repeated takes nothing twice, and is answered also when nothing is left', async () => {
    const first = await order(3, 'the-last-three');
    expect(await order(3, 'the-last-three')).toEqual(first);
    expect((await order(1)).body.code).toBe('out-of-stock');
    expect([await stockLeft('jute'), await newOrders()]).toEqual([0, 1]);
  });

  test('sent many times at once is one order, and none of them is rejected for what it has taken itself', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(3, 'pressed-six-times')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.insertedId}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect([await stockLeft('jute'), await newOrders()]).toEqual([0, 1]);
  });

  test('that finds its own quantity taken between its two reads is answered as the first', async () => {
    const body = { mobileNumber: MOBILE, orderItems: [{ _id: 'jute', quantity: 3 }] };
    const press = () => askInProcess(undefined, 'POST /orders', body, { 'idempotency-key': 'between-two-looks' });
    const get = stock.reference.firestore.getAll.bind(stock.reference.firestore);
    let first: Awaited<ReturnType<typeof press>> | undefined;
    let isBetween = false;
    const late = vi.spyOn(stock.reference.firestore, 'getAll').mockImplementation(async (...asked) => {
      const isStock = asked.some((one) => 'path' in one && String(one.path).startsWith('stock/'));
      if (isStock && !isBetween) {
        isBetween = true;
        first = await press(); // while our process waits between its checks
      }
      return get(...asked);
    });
    const second = await press();
    late.mockRestore();
    expect(first?.status).toBe(200);
    expect(second).toEqual(first);
    expect(await newOrders()).toBe(1);
  });

  test('reads the count beside key, products, orders and marks of the number, and writes it beside the order', async () => {
    const body = { mobileNumber: MOBILE, orderItems: [{ _id: 'jute' }, { _id: PENDANT }] };
    await reserveNumbers();
    const writes: string[] = [];
    const reads = await recordReads(async () => {
      writes.push(...(await recordWrites(async () => void (await askInProcess(undefined, 'POST /orders', body)))));
    });
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(1 + 2 + 1 + 1 + 1);
    expect(writes.map((path) => path.split('/')[0]).toSorted()).toEqual(['desk', 'orders', 'stock']);
    expect(writes).toContain('stock/jute');
  });

  test('of a product that is not counted leaves no trace in the stock', async () => {
    const { body } = await ask(undefined, 'POST /orders', { mobileNumber: MOBILE, orderItems: [{ _id: PENDANT }] });
    expect(await orders.get([body.insertedId])).not.toMatchObject([{ taken: expect.anything() }]);
    expect(await stockLeft(PENDANT)).toBeUndefined();
  });
});

describe('shoppers', () => {
  test('learn that it is sold out in list, cart and product, and nowhere how many there are', async () => {
    await ask(customer, 'POST /carts', { productId: 'jute' });
    const look = async () => [
      await read('/item/jute'),
      (await read<{ _id: string }[]>('/products')).find(({ _id }) => _id === 'jute'),
      (await ask(customer, 'GET /carts')).body[0],
    ];
    const before = await look();
    await order(3);
    const after = await look();
    await ask(customer, 'DELETE /carts');
    for (const one of before) expect(one).not.toHaveProperty('soldOut');
    for (const one of after) expect(one).toHaveProperty('soldOut', true);
    for (const one of [...before, ...after])
      expect(Object.keys(one as object)).not.toEqual(expect.arrayContaining([expect.stringMatching(/stock|count/)]));
  });
});

describe('how many are left', () => {
  const allowed = async (settings: StockSettings) => {
    await originals.settings.reference.doc('stock').set(settings);
    await rebuildCatalogue();
  };
  const left = (ids = 'jute,moon,many,hidden,plain,gone') => read(`/products/left?ids=${ids}`);

  beforeAll(async () => {
    await putCounted('moon', 0);
    await putCounted('many', 6);
    await putCounted('hidden', 2, { hidden: true });
    await putProduct('plain', { name: 'Plain Lamp' });
  });
  afterEach(resetSettings);

  test('is told of nothing until the shop allows it, without a read of the stock', async () => {
    expect(await left()).toEqual([]);
    await askInProcess(undefined, 'GET /products'); // the catalogue is in memory
    expect(await countReads(() => askInProcess(undefined, 'GET /products/left?ids=jute,many'))).toBe(1); // the version check
  });

  test('is told where few are left, and neither of many, nor of none, nor of what is hidden', async () => {
    await allowed({ lowStock: 9, leftUpTo: 5 });
    expect(await left()).toEqual([{ _id: 'jute', left: 3 }]);
    await order(2);
    expect(await left()).toEqual([{ _id: 'jute', left: 1 }]);
    await order(1);
    expect(await left()).toEqual([]);
  });

  test('is told only of what runs low', async () => {
    await allowed({ lowStock: 2, leftUpTo: 5 });
    expect(await left()).toEqual([]);
    await allowed({ lowStock: 3, leftUpTo: 5 });
    expect(await left()).toEqual([{ _id: 'jute', left: 3 }]);
  });

  test('costs one read for each counted product that is asked for', async () => {
    await allowed({ lowStock: 9, leftUpTo: 5 });
    await askInProcess(undefined, 'GET /products');
    expect(await countReads(() => askInProcess(undefined, 'GET /products/left?ids=jute,many,plain,gone'))).toBe(1 + 2);
  });
});

describe('a cancelled order', () => {
  test('gives its quantity back once, however often it is asked for, and the product is back', async () => {
    const { body } = await order(3);
    expect(await isSoldOut()).toBe(true);
    const answers = await Promise.all([setStatus(body.insertedId, 'Cancel'), setStatus(body.insertedId, 'Cancel')]);
    expect(answers.map((answer) => answer.body.modifiedCount).toSorted()).toEqual([0, 1]);
    await setStatus(body.insertedId, 'Cancel');
    expect([await stockLeft('jute'), await isSoldOut()]).toEqual([3, false]);
    await expectTrueCopy();
  });

  test('gives nothing back where it has taken nothing, as when the product was not counted yet', async () => {
    const { body } = await ask(undefined, 'POST /orders', { mobileNumber: MOBILE, orderItems: [{ _id: PENDANT }] });
    await putCounted('jute', 3);
    await stock.reference.doc(PENDANT).set({ count: 7, changedAt: 1 });
    await setStatus(body.insertedId, 'Cancel');
    expect(await stockLeft(PENDANT)).toBe(7);
    await stock.reference.doc(PENDANT).delete();
  });

  test.each([
    ['before', async () => putCounted('uncounted', 5), async () => {}],
    ['in between', async () => {}, async () => putCounted('uncounted', 5)],
  ])('opened again leaves as many as there were of a product that was counted %s', async (_when, early, late) => {
    await putProduct('uncounted', { name: 'Uncounted Lamp' });
    const orderItems = [{ _id: 'uncounted', quantity: 3 }];
    const { body } = await ask(undefined, 'POST /orders', { mobileNumber: MOBILE, orderItems });
    await early();
    await setStatus(body.insertedId, 'Cancel');
    await late();
    expect(await ask(admin, `POST /orders/admin/${body.insertedId}/reopen`)).toMatchObject({ status: 200 });
    expect(await stockLeft('uncounted')).toBe(5);
    await ask(admin, 'DELETE /products/uncounted');
  });

  test('opened again takes what it gave back, and gives that back once more', async () => {
    const { body } = await order(2);
    for (const left of [1, 1]) {
      await setStatus(body.insertedId, 'Cancel');
      expect(await stockLeft('jute')).toBe(3);
      await ask(admin, `POST /orders/admin/${body.insertedId}/reopen`);
      expect(await stockLeft('jute')).toBe(left);
    }
  });

  test('of a product that was deleted brings back no count', async () => {
    const { body } = await order(1);
    await ask(admin, 'DELETE /products/jute');
    expect(await stockLeft('jute')).toBeUndefined();
    expect((await setStatus(body.insertedId, 'Cancel')).status).toBe(200);
    expect(await stockLeft('jute')).toBeUndefined();
  });

  test('a delivered order keeps its quantity', async () => {
    const { body } = await order(2);
    await setStatus(body.insertedId, 'Delivered');
    expect(await stockLeft('jute')).toBe(1);
  });
});

describe('a corrected order', () => {
  const correct = (id: string, quantity: number) =>
    ask(admin, `PATCH /orders/admin/${id}/corrections`, {
      lines: [{ _id: 'jute', quantity }],
    });

  test('gives back what it has less', async () => {
    const { body } = await order(3);
    expect((await correct(body.insertedId, 1)).status).toBe(200);
    expect([await stockLeft('jute'), await isSoldOut()]).toEqual([2, false]);
    await setStatus(body.insertedId, 'Cancel');
    expect(await stockLeft('jute')).toBe(3);
  });

  test('takes what it has more, if there is so much', async () => {
    const { body } = await order(1);
    const rejection = await correct(body.insertedId, 4);
    expect(rejection).toMatchObject({ status: 409, body: { code: 'out-of-stock', short: [{ _id: 'jute' }] } });
    expect(await stockLeft('jute')).toBe(2);
    expect((await correct(body.insertedId, 3)).status).toBe(200);
    expect([await stockLeft('jute'), await isSoldOut()]).toEqual([0, true]);
  });
});

describe('quantities that move with an order', () => {
  const moved = (work: Parameters<typeof inTransaction<Awaited<ReturnType<typeof moveStock>>>>[0]) =>
    inTransaction(async (transaction) => {
      const move = await work(transaction);
      move.write();
      return move;
    });

  test('come back no more than were taken', async () => {
    const { taken, soldOutChanged } = await moved((transaction) =>
      moveStock(transaction, { jute: 2 }, { jute: -9, moon: -1 }),
    );
    expect([taken, soldOutChanged, await stockLeft('jute')]).toEqual([undefined, [], 5]);
  });

  test('come back in part', async () => {
    const { taken } = await moved((transaction) => moveStock(transaction, { jute: 2 }, { jute: -1 }));
    expect([taken, await stockLeft('jute')]).toEqual([{ jute: 1 }, 4]);
  });

  test('are taken again, of counted products alone', async () => {
    const { taken, soldOutChanged } = await moved((transaction) =>
      moveStock(transaction, { jute: 1 }, { jute: 3, [PENDANT]: 2 }),
    );
    expect([taken, soldOutChanged, await stockLeft('jute')]).toEqual([{ jute: 4 }, ['jute'], 0]);
  });

  test('are rejected where there are fewer', async () => {
    const reservation = moved((transaction) => moveStock(transaction, undefined, { jute: 4 }));
    await expect(reservation).rejects.toMatchObject({
      code: 'out-of-stock',
      members: { short: [{ _id: 'jute', isSoldOut: false }] },
    });
    expect(await stockLeft('jute')).toBe(3);
  });
});

describe('when a server ends before the catalogue is updated', () => {
  const endsEarly = (count: number) => stock.reference.doc('jute').set({ count, changedAt: Date.now() - 60_000 });

  test('orders are rejected all the same, and the first rejection updates it', async () => {
    await endsEarly(0);
    expect(await isSoldOut()).toBe(false);
    expect((await order(1)).body.code).toBe('out-of-stock');
    expect(await isSoldOut()).toBe(true);
    await expectTrueCopy();
  });

  test("an admin's look at the products tells it", async () => {
    await putCounted('jute', 2, { name: 'Jute Lamp', soldOut: true });
    const { body } = await ask(admin, 'GET /products/admin?q=jute lamp&stockUpTo=2');
    expect(body).toMatchObject([{ _id: 'jute', stock: 2 }]);
    expect(body[0]).not.toHaveProperty('soldOut');
    expect(await isSoldOut()).toBe(false);
  });

  test('the rebuilding tells it', async () => {
    await endsEarly(0);
    expect(await updateAllSoldOut()).toContain('jute');
    expect(await isSoldOut()).toBe(true);
    expect(await updateAllSoldOut()).toEqual([]);
  });

  test('rejections of the first seconds leave the update to the order that took the last one', async () => {
    await stock.reference.doc('jute').set({ count: 0, changedAt: Date.now() });
    const [head] = await catalogueHead.get([HEAD]);
    expect((await order(1)).body.code).toBe('out-of-stock');
    expect((await catalogueHead.get([HEAD]))[0]?.version).toBe(head?.version);
  });
});

test('a counted product whose count is missing is sold as if it were not counted', async () => {
  await stock.reference.doc('jute').delete();
  expect((await order(9)).status).toBe(200);
  await deleteProduct('jute');
});

describe('when the head of the catalogue has as many changes as it takes', () => {
  const shardsWritten = async (work: () => Promise<unknown>) =>
    (await recordWrites(work)).filter((written) => written.startsWith('catalogueShards/'));
  const changes = async () => Object.keys((await catalogueHead.get([HEAD]))[0]?.changes ?? {});

  test('an order that sells something out packs nothing; the next admin who lists the products does', async () => {
    await putCounted('jute', 1);
    await fillChanges(16);
    const placed = await shardsWritten(() =>
      askInProcess(undefined, 'POST /orders', { mobileNumber: MOBILE, orderItems: [{ _id: 'jute', quantity: 1 }] }),
    );
    expect(placed).toEqual([]);
    expect(await isSoldOut()).toBe(true);
    expect((await changes()).length).toBeGreaterThan(15);
    const listed = await shardsWritten(() => askInProcess(admin, 'GET /products/admin?limit=1'));
    expect(listed.length).toBeGreaterThan(0);
    expect(await changes()).toEqual([]);
    await expectTrueCopy();
  });
});
