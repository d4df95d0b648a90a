import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess, htmlOf } from '../../test/ask-in-process.ts';
import { putProduct } from '../../test/catalogue.ts';
import { type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { type ReviewDocument, reviews } from '../platform/database/collections.ts';

const PAGE = '/shop/category/moon';
const JANUARY = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(async () => {
  const { docs } = await reviews.reference.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});
afterAll(resetToSeed);

/** Reviews of the moon lamp, of one day after the other. */
async function reviewed(...all: Partial<ReviewDocument>[]): Promise<void> {
  const written = all.map(
    (fields, day): ReviewDocument => ({
      stars: 4,
      at: JANUARY + day * DAY_MS,
      returned: false,
      state: 'shown',
      productId: 'moon',
      product: { name: 'Moon Lamp', img: '/pictures/moon.webp' },
      orderId: `order-${day}`,
      number: 'A-1042',
      revision: 1,
      ...fields,
    }),
  );
  await Promise.all(written.map((review) => reviews.reference.doc(review.orderId).set(review)));
  const count = written.filter(({ state }) => state === 'shown').length;
  await putProduct('moon', { name: 'Moon Lamp', ...(count > 0 && { rating: { average: 4, count } }) });
}

async function toldIn(path: string): Promise<{ aggregateRating?: object; review?: object[] }> {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(await htmlOf(path)) ?? [];
  return JSON.parse(json);
}

test('search engines get the reviews of a product: who wrote them, when, their stars and what they say', async () => {
  await reviewed(
    { district: 'Sylhet', stars: 5 },
    { name: 'Rahim', district: 'Sylhet', text: 'Soft </script> light.' },
    { state: 'waiting', text: 'Nobody has read this.' },
    { state: 'hidden', text: 'Nobody shall read this.' },
  );
  const written = {
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Rahim' },
    datePublished: '2026-01-02T00:00:00.000Z',
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
    reviewBody: 'Soft </script> light.',
  };
  const signed = (name: string) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: '2026-01-01T00:00:00.000Z',
    reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
  });
  const told = await toldIn(PAGE);
  expect(told.aggregateRating).toMatchObject({ reviewCount: 2 });
  expect(told.review).toEqual([written, signed('A buyer in Sylhet')]);
  expect((await toldIn(`/bn${PAGE}`)).review).toEqual([written, signed('একজন ক্রেতা, সিলেট')]);
});

test('of many reviews they get the ten newest', async () => {
  await reviewed(...Array.from({ length: 12 }, (_, day) => ({ text: `Day ${day + 1}` })));
  expect((await toldIn(PAGE)).review?.map((review) => (review as { reviewBody: string }).reviewBody)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Day ${day}`),
  );
});

test('the reviews of a product cost one query, and none while only other products change', async () => {
  await reviewed(...Array.from({ length: 15 }, () => ({})));
  const queries = async (path: string) => {
    const read = await recordReads(() => htmlOf(path));
    return read.filter(({ collection }) => collection === 'reviews').map(({ documents }) => documents);
  };
  expect(await queries(PAGE)).toEqual([11]); // one more than it shows
  expect(await queries(`/bn${PAGE}`)).toEqual([]);
  const { body: other } = await askInProcess(admin, 'GET /products/admin/chandni-3d-printed-moon-lamp');
  const changed = { ...other, price: 1_777 };
  expect((await askInProcess(admin, 'PATCH /item/chandni-3d-printed-moon-lamp', changed)).status).toBe(200);
  expect(await queries(PAGE)).toEqual([]);
  expect(await queries('/shop/category/chandni-3d-printed-moon-lamp')).toEqual([]); // it has no review
});

test('a review that another server hides while it shows one of as many stars is in the page no more', async () => {
  await reviewed({ text: 'The first.', state: 'waiting' }, { text: 'The second.', state: 'waiting' });
  const decide = async (id: string, state: string) =>
    expect((await ask(admin, `PATCH /reviews/${id}`, { state })).status).toBe(200);
  await decide('order-0', 'shown');
  expect((await toldIn(PAGE)).review).toMatchObject([{ reviewBody: 'The first.' }]);
  await decide('order-0', 'hidden');
  await decide('order-1', 'shown');
  expect((await toldIn(PAGE)).review).toMatchObject([{ reviewBody: 'The second.' }]);
});

test('a review whose buyer is erased is in the page without what the buyer wrote', async () => {
  await reviewed();
  const mobileNumber = '01855507777';
  const order = { name: 'Zubaida Khatun', mobileNumber, place: { district: 'Sylhet' }, orderItems: [{ _id: 'moon' }] };
  const { insertedId: orderId } = (await ask(undefined, 'POST /orders', order)).body;
  await ask(admin, statusCall(orderId, 'Delivered'));
  const said = { orderId, mobileNumber, productId: 'moon', stars: 4, text: 'I am Zubaida of Sylhet.', isNamed: true };
  const { insertedId } = (await ask(undefined, 'POST /reviews', said)).body;
  await ask(admin, `PATCH /reviews/${insertedId}`, { state: 'shown' });
  expect(await htmlOf(PAGE)).toContain('Zubaida');
  expect((await ask(admin, 'POST /customers/erase', { mobileNumber })).status).toBe(200);
  expect(await htmlOf(PAGE)).not.toContain('Zubaida');
  expect((await toldIn(PAGE)).review).toHaveLength(1);
});
