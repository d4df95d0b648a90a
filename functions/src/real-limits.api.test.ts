import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { onlyProducts } from '../test/catalogue.ts';
import { expectTrueCopy, manyProducts } from '../test/catalogue-copy.ts';
import { withRealLimits } from '../test/real-limits/with-real-limits.ts';
import { resetToSeed } from '../test/seed.ts';
import { putInCart } from '../test/stored-documents.ts';
import { emptyCart } from './carts/carts-store.ts';
import { mergeCart } from './carts/merge-cart.ts';
import { currentCatalogue } from './catalogue/read-catalogue.ts';
import { replaceCatalogue } from './catalogue/rebuild-catalogue.ts';
import { changeInfoPage, infoPage } from './content/info-pages-store.ts';
import { correctOrder } from './desk/correct-order.ts';
import { ANSWER_MAXIMUM, FAQ_MAXIMUM, QUESTION_TITLE_MAXIMUM } from './domain/content.ts';
import { INFO_TOPICS } from './domain/info-topics.ts';
import { NUMBERS_RESERVED } from './domain/order-number.ts';
import { PAGE_TEXT_MAXIMUM, PAGE_TITLE_MAXIMUM } from './domain/rich-text.ts';
import { setStatus } from './orders/orders-store.ts';
import { placeOrder } from './orders/place-order.ts';
import { inTransaction } from './platform/database/collection.ts';
import { catalogueHead, catalogueShards, HEAD, orders, questions } from './platform/database/collections.ts';
import { database } from './platform/database/firebase.ts';
import { GUEST } from './platform/http/access.ts';
import { changeProduct } from './products/products-store.ts';
import { changeSettings, readStaffSettings } from './settings/settings-store.ts';
import { findSales } from './stats/sales-store.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const PENDANT = 'dhoya-smoked-glass-pendant';
const MOON = 'chandni-3d-printed-moon-lamp';
const ADMIN = { uid: 'admin', email: 'admin@aloghor.example', name: 'Admin', role: 'admin' } as const;
const UNLIMITED = { count: async () => {}, refund: async () => {} };
const QUESTION = { name: 'Rahim', email: 'r@x.example', at: 1 };

const customer = (place: number) =>
  ({ uid: `rahim-${place}`, email: `rahim-${place}@x.example`, name: undefined, role: 'customer' }) as const;

/** Enough time between any two commits. */
function slowly(work: () => Promise<unknown>): Promise<Map<string, number>> {
  let now = 0;
  return withRealLimits(work, () => {
    now += 1_000;
    return now;
  });
}

beforeAll(resetToSeed);

describe('the database of these tests rejects', () => {
  const put = (id: string, bytes: number) =>
    inTransaction(async (transaction) => {
      questions.within(transaction).put(id, { ...QUESTION, question: 'x'.repeat(bytes) });
    });

  test('a document of more than 1 MiB, also one that grows to it', async () => {
    await slowly(() => put('long', 600_000));
    await expect(slowly(() => put('longer', 1_048_576))).rejects.toThrow('1048576');
    const grow = () =>
      inTransaction(async (transaction) => questions.within(transaction).change('long', { name: 'x'.repeat(600_000) }));
    await expect(slowly(grow)).rejects.toThrow('questions/long has');
    expect(await questions.get(['longer'])).toEqual([]);
  });

  test.each([
    [501, 1],
    [11, 1_000_000],
  ])('a commit of %i documents of %i bytes', async (documents, bytes) => {
    const write = () =>
      inTransaction(async (transaction) => {
        for (let place = 0; place < documents; place++) {
          questions.within(transaction).put(`q-${place}`, { ...QUESTION, question: 'x'.repeat(bytes) });
        }
      });
    await expect(slowly(write)).rejects.toMatchObject({ code: 3 });
  });

  test('a query without its index', async () => {
    const byUid = (field: string) => orders.find((all) => all.where('uid', '==', 'rahim').orderBy(field, 'desc'));
    await slowly(() => byUid('createdAt'));
    await expect(slowly(() => byUid('totalPrice'))).rejects.toMatchObject({ code: 9 });
  });

  test('a document that is written more than once a second for long', async () => {
    const often = async () => {
      for (let place = 0; place < 6; place++) await database.doc('questions/hot').set({ ...QUESTION, place });
    };
    await expect(withRealLimits(often, () => 0)).rejects.toMatchObject({ code: 10 });
    expect(await slowly(often)).toEqual(new Map([['questions/hot', 6]]));
  });
});

describe('at ten orders a second', () => {
  const SECONDS = 12;
  const places = Array.from({ length: SECONDS * 10 }, (_, place) => place);
  const buyerOf = (place: number) => (place % 2 ? customer(place) : GUEST);
  const orderItems = [PENDANT, MOON].map((_id) => ({ _id, quantity: 1 }));
  const requestOf = (place: number) => ({ mobileNumber: `017${String(place).padStart(8, '0')}`, orderItems });
  const ids: string[] = [];

  async function each(work: (place: number) => Promise<unknown>, atOnce: boolean): Promise<Map<string, number>> {
    let now = 0;
    const work10 = async () => {
      for (; now < SECONDS * 1_000; now += 1_000) {
        const ofThisSecond = places.slice(now / 100, now / 100 + 10);
        if (atOnce) await Promise.all(ofThisSecond.map(work));
        else for (const place of ofThisSecond) await work(place);
      }
    };
    return withRealLimits(work10, () => now);
  }

  test('each document is written by one order alone', async () => {
    const customers = places.map(buyerOf).filter((buyer) => buyer.role === 'customer');
    await Promise.all(customers.map((buyer) => putInCart(buyer, [PENDANT, MOON])));
    const writes = await each(async (place) => {
      const { insertedId } = await placeOrder(buyerOf(place), requestOf(place), `a-key-${place}`, UNLIMITED);
      ids[place] = insertedId;
    }, true);
    expect(writes.get('counters/orderNumbers')).toBeLessThanOrEqual(places.length / NUMBERS_RESERVED + 1);
    writes.delete('counters/orderNumbers');
    expect(writes.size).toBe(places.length * 3); // its desk too; every second order also empties a cart of two lines
    expect(Math.max(...writes.values())).toBe(1);
  });

  test('as many deliveries write no document more than once a second', async () => {
    const writes = await each((place) => setStatus(ids[place] ?? '', 'Delivered', ADMIN), false);
    expect(Math.max(...writes.values())).toBeLessThan(SECONDS * 1.5);
    expect(writes.get(`sales/${PENDANT}`)).toBe(1);
    const quantities = (await findSales(Date.now())).bestSellers.map(({ _id, quantity }) => [_id, quantity]);
    expect(Object.fromEntries(quantities)).toEqual({ [PENDANT]: places.length, [MOON]: places.length });
  });
});

describe('the largest commits fit', () => {
  const LINES = 100;
  const longest = {
    name: 'আ'.repeat(200),
    desc: 'আ'.repeat(5_000),
    img: `https://x.example/${'x'.repeat(1_900)}`,
    thumbnail: `https://x.example/${'y'.repeat(1_900)}`,
  };
  const products = Array.from({ length: LINES }, (_, place) => `${'long-'.repeat(30)}${place}`);
  const rahim = customer(0);

  beforeAll(async () => {
    await onlyProducts(Object.fromEntries(products.map((id) => [id, longest])));
  });

  test('an order of a hundred products with the longest texts, from the cart by its fourth correction to its delivery', async () => {
    const texts = { name: longest.name, deliveryAddress: 'আ'.repeat(1_000), info: 'আ'.repeat(2_000) };
    const request = {
      ...texts,
      mobileNumber: '01712345678',
      orderItems: products.map((_id) => ({ _id, quantity: 9 })),
    };
    const entries = products.map((ItemId) => ({ ItemId, quantity: 9 }));
    const writes = await slowly(async () => {
      expect(await mergeCart(rahim, 'one-merge', entries)).toMatchObject({ modifiedCount: LINES });
      const { insertedId: id } = await placeOrder(rahim, request, 'the-longest', UNLIMITED);
      for (const quantity of [8, 7, 6, 5]) {
        const { modifiedCount } = await correctOrder(id, { lines: [{ _id: products[0] ?? '', quantity }] }, ADMIN);
        expect(modifiedCount).toBe(1);
      }
      expect(await setStatus(id, 'Delivered', ADMIN)).toBe(1);
      await mergeCart(rahim, 'other-merge', entries);
      expect(await emptyCart(rahim.uid)).toBe(LINES);
    });
    expect(writes.get(`carts/${rahim.uid}_${products[0]}`)).toBe(4);
  });

  test('as many of the longest products changed as the head of the catalogue takes before they are packed', async () => {
    await slowly(async () => {
      for (const [place, id] of products.slice(0, 60).entries())
        await changeProduct(id, { ...longest, price: place }, ADMIN);
    });
    await expectTrueCopy();
  });

  test('every page and question as long as they may be, in letters that hardly compress, beside the longest products', async () => {
    const letter = () => String.fromCharCode(randomInt(0x3400, 0xd7a4));
    const inEach = (text: () => string) => ({ en: text(), bn: text() });
    const letters = (length: number) => inEach(() => Array.from({ length }, letter).join(''));
    const blocks = inEach(() => Array.from({ length: PAGE_TEXT_MAXIMUM / 4 }, () => `# ${letter()}\n`).join(''));
    await slowly(async () => {
      for (const [place, topic] of INFO_TOPICS.entries()) {
        const { version } = infoPage(await currentCatalogue({ isFresh: true }), topic);
        const text = place % 2 ? blocks : letters(PAGE_TEXT_MAXIMUM);
        await changeInfoPage(topic, { title: letters(PAGE_TITLE_MAXIMUM), text, version }, ADMIN);
      }
      const entries = Array.from({ length: FAQ_MAXIMUM }, () => ({
        question: letters(QUESTION_TITLE_MAXIMUM),
        answer: letters(ANSWER_MAXIMUM),
      }));
      await changeSettings('faq', { entries, version: (await readStaffSettings()).faq.version }, ADMIN);
      for (const [place, id] of products.slice(0, 40).entries())
        await changeProduct(id, { ...longest, price: 1_000 + place }, ADMIN);
    });
    await expectTrueCopy();
  });

  test('a catalogue of 30,000 products', async () => {
    const [head] = await catalogueHead.get([HEAD]);
    const contents = { products: manyProducts(30_000), featured: {}, settings: {} };
    const writes = await slowly(() => replaceCatalogue(head?.version, contents));
    expect(writes.get(`catalogue/${HEAD}`)).toBe(1);
    const removed = head?.shards.length ?? 0;
    expect(await catalogueShards.find((all) => all.select())).toHaveLength(writes.size - 1 - removed);
  });
});
