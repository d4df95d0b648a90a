import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, linkIn, pagesAs } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { questions, subscribers } from '../platform/database/collections.ts';

const QUESTION = { name: 'Rahim', email: 'rahim@example.com', question: 'When is Friday?' };

let admin: Person;
let customer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, customer] = await Promise.all([signIn('admin'), signIn('customer')]);
});

beforeEach(async () => {
  for (const { reference } of [questions, subscribers]) {
    const { docs } = await reference.get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
});

describe('POST /questions', () => {
  test.each(['a guest', 'a customer'])('of %s is kept', async (who) => {
    const { status, body } = await ask(who === 'a guest' ? NOBODY : customer, 'POST /questions', {
      ...QUESTION,
      name: ' Rahim ',
      _id: 'x',
      at: 1,
    });
    expect(status).toBe(200);
    expect((await ask(admin, 'GET /questions')).body).toEqual([
      { _id: body.insertedId, ...QUESTION, at: expect.closeTo(Date.now(), -5) },
    ]);
  });

  test.each([
    ['name', { name: ' ' }, 'must not be empty'],
    ['name', { name: '\u200b\u202e' }, 'must not be empty'],
    ['name', { name: undefined }, 'must be a text'],
    ['email', { email: '' }, 'must be an e-mail address'],
    ['email', { email: 'rahim' }, 'must be an e-mail address'],
    ['email', { email: undefined }, 'must be an e-mail address'],
    ['question', { question: '' }, 'must not be empty'],
    ['question', { question: 'x'.repeat(5_001) }, 'must have at most 5000 characters'],
  ])('needs a %s: %j', async (path, changes, message) => {
    const { status, body } = await ask(NOBODY, 'POST /questions', { ...QUESTION, ...changes });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
    expect((await questions.reference.get()).size).toBe(0);
  });
});

test.each([
  ['POST /questions', QUESTION, questions],
  ['POST /subscribers', { email: 'rahim@example.com' }, subscribers],
] as const)('%s keeps nothing of a robot, which fills in what people do not see', async (what, body, { reference }) => {
  const robot = await ask(NOBODY, what, { ...body, dimmer: 'https://robot.example' });
  expect(robot).toEqual({ status: 200, body: { insertedId: null } });
  expect((await reference.get()).size).toBe(0);
  expect((await ask(NOBODY, what, { ...body, dimmer: '' })).body.insertedId).toEqual(expect.any(String));
});

test('a question that is sent again because its answer was lost is kept once, another one beside it', async () => {
  const asked = await ask(NOBODY, 'POST /questions', QUESTION);
  expect(await ask(NOBODY, 'POST /questions', { ...QUESTION, email: 'Rahim@Example.com' })).toEqual(asked);
  expect((await questions.reference.get()).size).toBe(1);
  await ask(NOBODY, 'POST /questions', { ...QUESTION, question: 'And at night?' });
  await ask(NOBODY, 'POST /questions', { ...QUESTION, email: 'karim@example.com' });
  expect((await questions.reference.get()).size).toBe(3);
});

test('a question is kept once when its commit is sent again, because the answer was lost', async () => {
  loseAnswer('questions', 'sends it again');
  expect((await askInProcess(NOBODY, 'POST /questions', QUESTION)).status).toBe(200);
  expect((await questions.reference.get()).size).toBe(1);
});

describe('POST /subscribers', () => {
  test('stores an address once, whatever its case', async () => {
    const { status, body } = await ask(NOBODY, 'POST /subscribers', { email: ' Rahim@Example.com ' });
    expect(status).toBe(200);
    expect(body.insertedId).toMatch(/^[0-9a-f]{64}$/);
    for (const email of ['rahim@example.com', 'RAHIM@example.com']) {
      expect(await ask(customer, 'POST /subscribers', { email })).toEqual({ status: 200, body: { insertedId: null } });
    }
    expect((await ask(admin, 'GET /subscribers')).body).toEqual([
      { _id: body.insertedId, email: 'rahim@example.com', at: expect.closeTo(Date.now(), -5) },
    ]);
  });

  test('many concurrent tries store it once', async () => {
    const tries = Array.from({ length: 5 }, () =>
      askInProcess(NOBODY, 'POST /subscribers', { email: 'a@example.com' }),
    );
    const ids = (await Promise.all(tries)).map(({ body }) => body.insertedId);
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect((await subscribers.reference.get()).size).toBe(1);
  });

  test.each([{}, { email: '' }, { email: 'rahim@' }, { email: 7 }])('needs an e-mail address: %j', async (body) => {
    const { status, body: problem } = await ask(NOBODY, 'POST /subscribers', body);
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'email', message: 'must be an e-mail address' }]);
  });
});

describe.each(['/questions', '/subscribers'])('GET %s', (path) => {
  beforeEach(async () => {
    for (const at of [1, 2, 3]) {
      await questions.reference.doc(`q${at}`).set({ ...QUESTION, at });
      await subscribers.reference.doc(`s${at}`).set({ email: `${at}@example.com`, at });
    }
  });

  test.each([1, 2, 3])('comes in pages of %i, the newest first', async (limit) => {
    const pages = await pagesAs<{ at: number }>(admin, `${path}?limit=${limit}`);
    expect(pages.flat().map(({ at }) => at)).toEqual([3, 2, 1]);
    expect(pages).toHaveLength(Math.ceil(3 / limit));
  });

  test('answers everything without a limit', async () => {
    expect((await ask(admin, `GET ${path as '/'}`)).body).toHaveLength(3);
    expect(await linkIn(admin, path)).toBeNull();
  });

  test.each(['limit=0', 'limit=101', 'cursor=x'])('rejects %s', async (query) => {
    expect((await ask(admin, `GET ${path as '/'}?${query}`)).status).toBe(400);
  });
});
