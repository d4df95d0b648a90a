import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { orders } from '@aloghor/functions/src/platform/database/collections';
import { ask } from '@aloghor/functions/test/ask';
import { putProduct } from '@aloghor/functions/test/catalogue';
import { isLong, RANDOM_TIMEOUT_MS, runs } from '@aloghor/functions/test/long-runs';
import { newCustomer, type Person, signIn } from '@aloghor/functions/test/people';
import { imgbb, pictureOf, withImageHost } from '@aloghor/functions/test/pictures';
import { resetToSeed } from '@aloghor/functions/test/seed';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FaultyShop, openFaultyShop, someFaults, suffer } from './faults.ts';
import { anOrder, answerInTime, buyPatiently, lostAndDouble, seen, sendPatiently } from './patient-buyer.ts';

const ROUNDS = runs(3, 100);
const SEED = Number(process.env.FAULTS_SEED ?? Math.trunc(Math.random() * 2 ** 31));
const LONG_MS = 180_000;
const AWAY_MS = 60_000;

/** Half a minute of silence, a keepalive without an answer, and a buyer's retries in between. */
const FOUND_DEAD_MS = 90_000;

let admin: Person;
let customer: Person;
let faulty: FaultyShop;

beforeAll(async () => {
  await resetToSeed();
  await putProduct('moon', { price: 450 });
  [admin, customer, faulty] = await Promise.all([signIn('admin'), newCustomer(), openFaultyShop()]);
  await buyPatiently(faulty.shop, note); // connects with the database
});

afterEach(() => faulty.proxy.goOn()); // a failed test leaves no fault behind
afterAll(() => faulty.close());

let note = newNote();
beforeEach(() => {
  note = newNote();
});

function newNote(): string {
  return `note-${crypto.randomUUID()}`;
}

const stored = async () => (await orders.reference.where('info', '==', note).get()).docs;
const as = ({ token }: Person, method = 'GET', body?: object): RequestInit => ({
  method,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: body ? JSON.stringify(body) : null,
});

test('a silent database makes every kind of call a 503 in time, and each works again by itself', async () => {
  const { proxy, shop } = faulty;
  const { id } = await buyPatiently(shop, newNote());
  const calls: [string, RequestInit?][] = [
    ['/orders', anOrder(note)],
    ['/products?limit=1'],
    ['/item/moon'],
    ['/health'],
    ['/carts', as(customer)],
    ['/allOrders', as(admin)],
    ['/stats', as(admin)],
    [`/orders/admin/${id}?status=Out+for+Delivery`, as(admin, 'PATCH')],
  ];
  // Twenty seconds, the limit of every write.
  if (isLong) calls.push(['/carts', as(customer, 'POST', { productId: 'moon' })]);
  const all = () => Promise.all(calls.map(async (call) => (await answerInTime(shop, ...call)).status));
  const before = await shop.sockets();

  proxy.stop();
  expect(await all()).toEqual(calls.map(() => 503));
  proxy.goOn();
  expect(await all()).toEqual(calls.map(() => 200));

  expect(await stored()).toHaveLength(1);
  await expect.poll(shop.sockets).toBeLessThanOrEqual(before);
});

describe.each(['before', 'after'] as const)('an order survives that, %s its write,', (place) => {
  test.each<[string, (faulty: FaultyShop) => unknown]>([
    ['the database stops and continues', () => {}],
    ['the connection is cut', ({ proxy }) => proxy.cut()],
    ['the shop is killed', ({ shop }) => shop.restart()],
  ])('%s', async (_what, breakIt) => {
    const { proxy, shop } = faulty;
    const writing = proxy.stopAt(note, place);
    const buying = buyPatiently(shop, note);
    await writing;
    await expect.poll(async () => (await stored()).length).toBe(place === 'before' ? 0 : 1);
    await breakIt(faulty);
    proxy.goOn();
    expect(await lostAndDouble([await buying])).toEqual({ lost: 0, double: 0 });
  });
});

test('a slow database makes an order slow, and nothing else', async () => {
  faulty.proxy.delay(200);
  const bought = await buyPatiently(faulty.shop, note);
  faulty.proxy.goOn();
  expect(await lostAndDouble([bought])).toEqual({ lost: 0, double: 0 });
});

test('two admins at once on one order and one product, while the database breaks, change each once', {
  timeout: RANDOM_TIMEOUT_MS, // patience needs time on a busy machine
}, async () => {
  const { shop } = faulty;
  const { id } = await buyPatiently(shop, note);
  const { body: item } = await ask(admin, 'GET /item/moon');
  const changes = ['Out+for+Delivery', 'Payment+successful', 'Out+for+Delivery'].map((status) =>
    sendPatiently(shop, `/orders/admin/${id}?status=${status}`, as(admin, 'PATCH')),
  );
  const texts = ['one', 'two'].map((who) => `A lamp of ${who}, ${randomUUID()}.`); // another try finds those of this one
  const saves = texts.map((desc) => {
    const { headers, ...call } = as(admin, 'PATCH', { name: item.name, price: item.price, desc });
    return answerInTime(shop, '/item/moon', { ...call, headers: { ...headers, 'if-match': `"${item.version}"` } });
  });
  await suffer(faulty, [
    { kind: 'stop the answers', afterMs: 30, forMs: 300 },
    { kind: 'cut', afterMs: 0, forMs: 0 },
  ]);

  const saved = await Promise.all(saves);
  const done = texts.filter((_, place) => saved[place]?.status === 200);
  const { desc: kept } = (await ask(admin, 'GET /item/moon')).body;
  expect([[], [kept]]).toContainEqual(done);
  await Promise.all(changes);
  const order = (await orders.reference.doc(id).get()).data();
  const path: string[] = order?.timeline.map(({ status }: { status: string }) => status);
  expect(path.at(-1)).toBe(order?.status);
  expect(path.filter((status, place) => status === path[place - 1])).toEqual([]);
});

test('whatever happens to the database and the shop, each buyer gets one order', {
  timeout: RANDOM_TIMEOUT_MS,
}, async () => {
  const sums = { lost: 0, double: 0 };
  const round = fc.asyncProperty(someFaults(), fc.integer({ min: 1, max: 5 }), async (faults, buyers) => {
    const buying = Promise.all(Array.from({ length: buyers }, () => buyPatiently(faulty.shop, newNote())));
    await suffer(faulty, faults);
    const { lost, double } = await lostAndDouble(await buying);
    sums.lost += lost;
    sums.double += double;
    expect({ lost, double }).toEqual({ lost: 0, double: 0 });
  });
  await fc.assert(round, { seed: SEED, numRuns: ROUNDS, endOnFailure: true });

  const { acknowledged, busy, unanswered, slowestMs } = seen;
  process.stdout.write(
    `${ROUNDS} rounds of faults from seed ${SEED}: ${acknowledged} orders acknowledged, ${sums.lost} lost, ` +
      `${sums.double} double; ${busy} times busy, ${unanswered} cut; the slowest answer took ${Math.round(slowestMs)} ms\n`,
  );
});

test('after all that the process answers at once, and no earlier connection is open', async () => {
  await buyPatiently(faulty.shop, note);
  expect(faulty.proxy.open()).toBeLessThanOrEqual(2);
});

if (isLong) {
  describe('what takes a minute', () => {
    // Firestore's client gives up then, in a way that once ended the process.
    test('a database that is away for long is found again, by the same process', { timeout: LONG_MS }, async () => {
      const { proxy, shop } = faulty;
      const wasRunning = shop.isRunning();
      proxy.takeDown();
      const answers = await Promise.all(['/products?limit=1', '/item/moon'].map((path) => answerInTime(shop, path)));
      expect(answers.map(({ status }) => status)).toEqual([503, 503]);
      await pause(AWAY_MS);
      proxy.goOn();
      await buyPatiently(shop, note);
      expect(wasRunning && shop.isRunning()).toBe(true);
    });

    test('a connection that has died silently is made anew', { timeout: LONG_MS }, async () => {
      const start = performance.now();
      faulty.proxy.lose();
      expect(await lostAndDouble([await buyPatiently(faulty.shop, note)])).toEqual({ lost: 0, double: 0 });
      expect(performance.now() - start).toBeLessThan(FOUND_DEAD_MS);
    });

    test('an image host that hangs is reported in time, and the next photo goes through', {
      timeout: LONG_MS,
    }, async () => {
      let isHanging = true;
      const host = imgbb([]);
      const hangs: typeof host = (...call) => (isHanging ? undefined : host(...call));
      await withImageHost(hangs, async () => {
        const { shop, close } = await openFaultyShop();
        const upload = async () => {
          const body = new FormData();
          body.set('image', new Blob([new Uint8Array(pictureOf.png(800, 600))]), 'lamp.png');
          return (
            await shop.call('/images', { method: 'POST', headers: { authorization: `Bearer ${admin.token}` }, body })
          ).status;
        };
        expect(await upload()).toBe(504);
        isHanging = false;
        expect(await upload()).toBe(200);
        await close();
      });
    });
  });
}
