import { beforeAll, expect, test } from 'vitest';
import { type Asked, ask } from '../../../test/ask.ts';
import { askInProcess } from '../../../test/ask-in-process.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../../test/people.ts';
import { resetToSeed } from '../../../test/seed.ts';
import { orders, questions, subscribers, users } from '../database/collections.ts';

const HALF = 'half \ud800';
const PENDANT = 'dhoya-smoked-glass-pendant';
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: PENDANT }] };
const QUESTION = { name: 'Rahim', email: 'rahim@example.com', question: 'Is it bright?' };
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: ['LED Fan'], img: '/lamp.webp' };

/** Long for a busy machine, yet shorter than the 50 seconds after which Firestore's client gives up. */
const AT_ONCE = { timeout: 30_000 };

let rahim: Person;
let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  [rahim, admin] = await Promise.all([newCustomer(), signIn('admin')]);
  await ask(NOBODY, 'GET /health'); // a server has started
});

test.each<[what: Asked, path: string, body: object, who: () => Person | undefined]>([
  ['POST /questions', 'name', { ...QUESTION, name: HALF }, () => NOBODY],
  ['POST /questions', 'question', { ...QUESTION, question: HALF }, () => NOBODY],
  ['POST /subscribers', 'email', { email: `${HALF}@example.com` }, () => NOBODY],
  ['POST /orders', 'name', { ...ORDER, name: HALF }, () => NOBODY],
  ['POST /orders', 'info', { ...ORDER, info: HALF }, () => rahim],
  ['POST /orders', 'orderItems.0._id', { ...ORDER, orderItems: [{ _id: HALF }] }, () => rahim],
  ['POST /orders/track', 'id', { id: HALF, mobileNumber: '01712345678' }, () => NOBODY],
  ['POST /users', 'name', { email: '', name: HALF }, () => rahim],
  ['PATCH /users/profile', 'name', { name: HALF }, () => rahim],
  ['POST /carts', 'productId', { productId: HALF }, () => rahim],
  ['POST /products', 'desc', { ...LAMP, desc: HALF }, () => admin],
])('%s with half a character as %s is rejected at once', AT_ONCE, async (what, path, body, who) => {
  const answer = await ask(who(), what, body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([{ path, message: 'must be well-formed Unicode' }]);
});

test('a cursor that contains half a character is rejected', AT_ONCE, async () => {
  const cursor = Buffer.from('["email","\\ud800","rahim"]').toString('base64url');
  expect((await ask(admin, `GET /users?q=a&cursor=${cursor}`)).status).toBe(400);
});

test('twelve at once are rejected without delaying other calls, and store nothing', AT_ONCE, async () => {
  const bad = { ...QUESTION, question: HALF };
  const rejected = Array.from({ length: 12 }, () => askInProcess(NOBODY, 'POST /questions', bad));
  const good = await askInProcess(NOBODY, 'POST /questions', QUESTION);
  expect(good.status).toBe(200);
  for (const { status } of await Promise.all(rejected)) expect(status).toBe(400);

  expect((await questions.reference.get()).docs.map(({ id }) => id)).toEqual([good.body.insertedId]);
  for (const { reference } of [orders, subscribers]) expect((await reference.get()).size).toBe(0);
  expect((await users.reference.doc(rahim.uid).get()).exists).toBe(false);
});

test('whole characters of every kind are stored unchanged', async () => {
  const question = 'আলো 💡 👩‍👩‍👧 \u0000 \u001f \ufffd \uffff';
  const { body } = await ask(NOBODY, 'POST /questions', { ...QUESTION, question });
  expect((await questions.reference.doc(body.insertedId).get()).data()).toMatchObject({ question });
});
