import type { DeskOrder } from '@aloghor/functions/src/contract/desk';
import { Order } from '@aloghor/functions/src/contract/orders';
import type { PackingOrder } from '@aloghor/functions/src/contract/packing';
import { Payout } from '@aloghor/functions/src/contract/payouts';
import type { RescueRow } from '@aloghor/functions/src/contract/rescue';
import { StaffReview } from '@aloghor/functions/src/contract/reviews';
import { dayOf } from '@aloghor/functions/src/domain/day-of';
import { answerOrder } from '@aloghor/functions/src/orders/order-document';
import type { OrderDocument, ReviewDocument } from '@aloghor/functions/src/platform/database/collections';
import { answerReview } from '@aloghor/functions/src/reviews/review-signature';
import { read } from '@aloghor/functions/test/api';
import { ask } from '@aloghor/functions/test/ask';
import { environment } from '@aloghor/functions/test/environment';
import { signIn as signInAs } from '@aloghor/functions/test/people';
import { emptyStack, resetToSeed, seedIfEmpty } from '@aloghor/functions/test/seed';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const DAY_MS = 24 * 60 * 60 * 1000;

const app = initializeApp({ projectId: environment('GCLOUD_PROJECT') }, 'seed-test');
const firestore = getFirestore(app);
const auth = getAuth(app);

afterAll(() => deleteApp(app));

async function allDocuments(): Promise<DocumentSnapshot[]> {
  const collections = await firestore.listCollections();
  return (await Promise.all(collections.map((collection) => collection.get()))).flatMap(({ docs }) => docs);
}

/** Every document with its content and the moment of its last write. */
async function everything() {
  const documents = await allDocuments();
  return documents.map((found) => [found.ref.path, found.updateTime?.toDate().toISOString(), found.data()]);
}

async function signIn(email: string, password: string): Promise<Response> {
  const call = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
  return fetch(`http://${environment('FIREBASE_AUTH_EMULATOR_HOST')}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
}

test('an empty database is seeded once', async () => {
  await emptyStack();
  expect(await allDocuments()).toEqual([]);
  expect(await seedIfEmpty()).toBe(true);
  const seeded = await everything();
  expect(await seedIfEmpty()).toBe(false);
  expect(await everything()).toEqual(seeded);
});

test('a database that holds anything of the shop is left alone', async () => {
  await emptyStack();
  await firestore.doc('users/somebody').set({ name: 'Somebody' });
  expect(await seedIfEmpty()).toBe(false);
  expect((await allDocuments()).map(({ ref }) => ref.path)).toEqual(['users/somebody']);
});

test('a reset brings the first day back', async () => {
  await firestore.doc('products/changed').set({ name: 'Something else' });
  await auth.createUser({ uid: 'stranger', email: 'stranger@aloghor.example' });
  await resetToSeed();
  expect((await firestore.doc('products/changed').get()).exists).toBe(false);
  await expect(auth.getUser('stranger')).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

describe('a shop that is opened to look at it', () => {
  beforeAll(async () => {
    await emptyStack();
    await seedIfEmpty('shop-with-orders');
  });
  afterAll(resetToSeed);

  const allOf = async (name: string) => (await firestore.collection(name).get()).docs;

  test('has reviews in every state and in both languages, of what came and of what went back', async () => {
    const reviews = (await allOf('reviews')).map((review) => review.data());
    expect(new Set(reviews.map(({ state }) => state))).toEqual(new Set(['shown', 'waiting', 'hidden']));
    for (const language of [/\p{Script=Bengali}/u, /[a-z]/])
      expect(reviews.filter(({ text, state }) => state === 'shown' && language.test(text)).length).toBeGreaterThan(1);
    expect(reviews.filter(({ answer }) => answer).length).toBeGreaterThan(1);
    expect(reviews.filter(({ returned }) => returned)).toHaveLength(1);
  });

  test('its staff find calls to make, parcels to pack, riders on their way, and figures of their own work', async () => {
    const [clerk, packer] = await Promise.all([signInAs('clerk'), signInAs('packer')]);
    const calls = (await ask(clerk, 'GET /desk/calls')).body as DeskOrder[];
    expect(calls.map(({ desk }) => desk.state)).toEqual(expect.arrayContaining(['toCall', 'noAnswer']));
    expect(calls.filter(({ desk }) => desk.claim)).toMatchObject([
      { desk: { claim: { by: 'clerk@aloghor.example' } } },
    ]);
    expect(calls.flatMap(({ desk }) => desk.marks ?? []).toSorted()).toEqual(['advanceOnly', 'blocked', 'callFirst']);
    expect(calls.filter(({ history }) => history?.refused)).toHaveLength(1);
    expect((await ask(clerk, 'GET /desk/calls?when=later')).body).toMatchObject([{ desk: { state: 'hold' } }]);
    expect((await ask(clerk, 'GET /desk/calls?when=aside')).body).toMatchObject([{ desk: { state: 'noAnswer' } }]);
    const confirmed = (await ask(packer, 'GET /packing?confirmed=true')).body as PackingOrder[];
    expect(confirmed.filter(({ packed, rider, parcel }) => packed && !rider && !parcel)).toHaveLength(1);
    expect(confirmed.filter(({ packed }) => !packed)).toHaveLength(2);
    expect((await ask(packer, 'GET /riders')).body).toMatchObject([
      { name: 'Karim', out: 1, unsettledSince: expect.any(String) },
      { name: 'জাহাঙ্গীর', out: 1 },
    ]);
    const days = `from=${dayOf(Date.now() - 7 * DAY_MS)}&to=${dayOf(Date.now())}`;
    expect((await ask(await signInAs('admin'), `GET /stats/people?${days}`)).body.people).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ by: 'clerk@aloghor.example', calls: 20, confirmed: 13, refused: 1, ended: 4 }),
        expect.objectContaining({ by: 'packer@aloghor.example', packed: 11 }),
      ]),
    );
  });

  test('its staff find parcels that could not be delivered, and one that was lost', async () => {
    const clerk = await signInAs('clerk');
    const failed = (await ask(clerk, 'GET /parcels/rescue')).body as RescueRow[];
    expect(failed.map(({ parcel }) => parcel.word)).toEqual(['delivery-failed', 'hold']);
    expect(failed.every(({ until }) => until > Date.now())).toBe(true);
    expect((await ask(clerk, 'GET /parcels/doubts')).body).toMatchObject([{ parcel: { state: 'lost' } }]);
  });

  test('its admin finds a payout to compare, with what is wrong, and what Steadfast still has', async () => {
    const admin = await signInAs('admin');
    const [listed] = (await ask(admin, 'GET /settlements')).body as Payout[];
    const { body: payout } = await ask(admin, `GET /settlements/${listed?._id}`);
    expect(Payout.parse(payout)).toMatchObject({
      courier: 'steadfast',
      waiting: 2,
      findings: [
        { kind: 'tooLittle', row: 0, taka: 50 },
        { kind: 'unknownParcel', row: 2 },
      ],
    });
    const { couriers } = (await ask(admin, 'GET /settlements/outstanding')).body;
    expect(couriers).toMatchObject([{ courier: 'steadfast', orders: 3 }]);
    const accepted = (await ask(admin, `POST /settlements/${listed?._id}/accept`)).body;
    expect(accepted).toMatchObject({ waiting: 0, rows: [{ isAccepted: true }, { isAccepted: true }, {}] });
    expect((await ask(admin, 'GET /settlements/outstanding')).body.couriers).toMatchObject([{ orders: 1 }]);
  });

  test('each review is of a delivered order that has the product, and says so', async () => {
    for (const review of await allOf('reviews')) {
      const { orderId, productId, at, number } = review.data();
      const order = (await firestore.doc(`orders/${orderId}`).get()).data();
      expect(order).toMatchObject({ status: 'Delivered', number });
      expect(order?.lines.map(({ _id }: { _id: string }) => _id)).toContain(productId);
      expect(order?.reviewed).toContain(productId);
      expect(order?.timeline.at(-1).at).toBeLessThan(at);
    }
  });

  test('pages can show all of it: a document that the contract rejects would be left out', async () => {
    for (const review of await allOf('reviews'))
      StaffReview.parse(answerReview({ _id: review.id, ...(review.data() as ReviewDocument) }));
    for (const order of await allOf('orders')) {
      Order.parse(answerOrder({ ...(order.data() as OrderDocument), _id: order.id }));
    }
    const reviews = await read<{ answer?: object }[]>('/reviews?product=chandni-3d-printed-moon-lamp');
    expect(reviews.map(({ answer }) => answer !== undefined)).toEqual([true, true]);
  });

  test('the ratings of its catalogue are those of the reviews that are shown', async () => {
    const reviews = (await allOf('reviews')).map((review) => review.data());
    const listed = await read<{ _id: string; rating?: object }[]>('/products?fields=_id,rating');
    expect(listed.filter(({ rating }) => rating).length).toBeGreaterThan(3);
    for (const { _id, rating } of listed) {
      const shown = reviews.filter(({ productId, state }) => productId === _id && state === 'shown');
      const stars = shown.reduce((sum, review) => sum + review.stars, 0);
      expect(rating, _id).toEqual(
        shown.length > 0 ? { average: stars / shown.length, count: shown.length } : undefined,
      );
      expect((await firestore.doc(`products/${_id}`).get()).get('rating'), _id).toEqual(rating);
    }
  });

  test('says what delivery costs, who answers for it, and what buyers can rely on', async () => {
    expect(await read('/settings')).toMatchObject({
      delivery: { charges: [{ taka: 70 }, { taka: 100 }, { taka: 130 }] },
      legal: {
        responsible: { name: 'Rehana Begum' },
        mayOpenFirst: true,
        warranty: { en: 'One year of warranty on every lamp' },
      },
    });
  });

  test('its orders have numbers, and the next order has another', async () => {
    const numbers = (await allOf('orders')).map((order): string => order.get('number'));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect((await firestore.doc('counters/orderNumbers').get()).get('next')).toBe(numbers.length);
  });
});

describe('the seeded shop', () => {
  beforeAll(resetToSeed);

  test('the catalogue has 53 products, newest first in the order of the file', async () => {
    const { docs } = await firestore.collection('products').orderBy('createdAt', 'desc').get();
    expect(docs).toHaveLength(53);
    expect(new Set(docs.map((product) => product.get('createdAt'))).size).toBe(53);
    expect(docs[0]?.id).toBe('aangti-three-ring-led-chandelier');
    expect(docs[0]?.data()).toMatchObject({
      name: 'Aangti Three Ring LED Chandelier',
      price: 27_500,
      categories: ['Chandeliers lights', 'Hanging lights'],
    });
  });

  test('the fifteen categories keep their order', async () => {
    const list: { name: string }[] = (await firestore.doc('settings/categories').get()).get('list');
    expect(list.map(({ name }) => name)).toEqual([
      'Chandeliers lights',
      'Wall lights',
      'Pendant lights',
      'Hanging lights',
      'Ceiling lights',
      'Outdoor lights',
      'Floor lights',
      'Table Lamp',
      'Desk Lamp',
      'spot light',
      'Basin Light',
      'LED Fan',
      'Clock Light',
      'Remote Control LED',
      '3D LED Lamp',
    ]);
  });

  test.each(['best', 'top', 'popular'])('the list %s features products that exist', async (list) => {
    const ids: string[] = (await firestore.doc(`featured/${list}`).get()).get('data');
    expect(ids.length).toBeGreaterThanOrEqual(5);
    const products = await firestore.getAll(...ids.map((id) => firestore.doc(`products/${id}`)));
    expect(products.map(({ exists }) => exists)).toEqual(ids.map(() => true));
  });

  test('every picture is on the image host', async () => {
    const products = await firestore.collection('products').get();
    const categories: { img: string }[] = (await firestore.doc('settings/categories').get()).get('list');
    const ofProducts = products.docs.map((document): string => document.get('img'));
    const pictures = new Set([...ofProducts, ...categories.map(({ img }) => img)]);
    const answers = await Promise.all([...pictures].map((address) => fetch(address, { method: 'HEAD' })));
    expect(pictures.size).toBe(53);
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`))).toEqual(
      new Set(['200 image/webp']),
    );
  });

  test('every product has a thumbnail there too, lighter than its picture', async () => {
    const { docs } = await firestore.collection('products').get();
    const bytesOf = async (address: string) =>
      Number((await fetch(address, { method: 'HEAD' })).headers.get('content-length'));
    for (const product of docs) {
      const thumbnail = await bytesOf(product.get('thumbnail'));
      expect(thumbnail, product.id).toBeGreaterThan(0);
      expect(thumbnail, product.id).toBeLessThan(await bytesOf(product.get('img')));
    }
  });

  test('every product has a JPEG for link previews there', async () => {
    const { docs } = await firestore.collection('products').get();
    const answers = await Promise.all(docs.map((product) => fetch(product.get('share'), { method: 'HEAD' })));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`))).toEqual(
      new Set(['200 image/jpeg']),
    );
  });

  test('the admin can sign in, and is one by claim and by document', async () => {
    expect((await signIn('admin@aloghor.example', 'aloghor-admin')).status).toBe(200);
    expect((await auth.getUser('admin')).customClaims).toEqual({ admin: true });
    expect((await firestore.doc('users/admin').get()).data()).toMatchObject({
      name: 'Admin',
      email: 'admin@aloghor.example',
      role: 'admin',
    });
  });

  test('the customer can sign in, and is no admin', async () => {
    expect((await signIn('customer@aloghor.example', 'aloghor-customer')).status).toBe(200);
    expect((await auth.getUser('customer')).customClaims).toBeUndefined();
    expect((await firestore.doc('users/customer').get()).get('role')).toBe('customer');
  });
});
