import { beforeAll, expect, test } from 'vitest';
import type { Asked } from '../test/ask.ts';
import { askInProcess } from '../test/ask-in-process.ts';
import { type Person, signIn } from '../test/people.ts';
import { recordReads } from '../test/recordings.ts';
import { resetToSeed } from '../test/seed.ts';
import { rebuildCatalogue } from './catalogue/rebuild-catalogue.ts';
import { originals } from './catalogue/write-catalogue.ts';
import { audit, orders, questions, reviews, subscribers, users } from './platform/database/collections.ts';

const PAGE = 50;
const MANY = 120;
const REVIEW = {
  productId: 'p1',
  product: { name: 'Lamp', img: '/x.webp' },
  orderId: 'a1',
  number: 'A-1042',
  stars: 5,
  state: 'waiting',
  returned: false,
  revision: 0,
} as const;

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  const writer = orders.reference.firestore.bulkWriter();
  for (let at = 0; at < MANY; at++) {
    const order = {
      number: 'A-1042',
      email: '',
      mobileNumber: '',
      date: '',
      totalPrice: 0,
      lines: [],
      amounts: [],
      timeline: [],
      createdAt: at,
    };
    void writer.set(orders.reference.doc(`a${at}`), { ...order, status: 'Out for Delivery' });
    void writer.set(orders.reference.doc(`c${at}`), { ...order, status: 'Delivered' });
    void writer.set(users.reference.doc(`u${at}`), {
      name: '',
      email: `${at}@x.example`,
      role: 'customer',
      createdAt: at,
    });
    const lamp = { name: 'Lamp', desc: 'A lamp.', price: 1, categories: [], img: '/x.webp', createdAt: at };
    void writer.set(originals.products.reference.doc(`p${at}`), lamp);
    void writer.set(questions.reference.doc(`q${at}`), { name: 'R', email: 'r@x.example', question: '?', at });
    void writer.set(subscribers.reference.doc(`s${at}`), { email: `${at}@x.example`, at });
    void writer.set(reviews.reference.doc(`r${at}`), { ...REVIEW, at });
    const line = { at, by: '', uid: '', subject: 'order', action: 'update', target: '', label: '' };
    void writer.set(audit.reference.doc(`l${at}`), line);
  }
  await writer.close();
  await rebuildCatalogue();
});

test.each([
  'GET /orders/all',
  'GET /allOrders',
  'GET /orderHistory',
  'GET /users',
  'GET /products',
  'GET /questions',
  'GET /subscribers',
  'GET /reviews/admin',
  'GET /audit',
])('the first page of %s costs at most 100 reads, however much there is', async (what) => {
  let entries = 0;
  const reads = await recordReads(async () => {
    const { status, body } = await askInProcess(admin, `${what as Asked}?limit=${PAGE}`);
    expect(status).toBe(200);
    entries = body.length;
  });
  expect(entries).toBe(PAGE);
  expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBeLessThanOrEqual(100);
});
