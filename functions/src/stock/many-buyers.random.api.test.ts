import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../test/api.ts';
import { ask } from '../../test/ask.ts';
import { ordersOf, putCounted, stockLeft } from '../../test/catalogue.ts';
import { RANDOM_TIMEOUT_MS, runs } from '../../test/long-runs.ts';
import { resetToSeed } from '../../test/seed.ts';

const IN_STOCK = 10;
const AT_ONCE = 20;
const BUYERS = runs(60, 200);
const TIMES = runs(1, 5);

beforeAll(() => resetToSeed());
afterAll(resetToSeed);

async function buy(id: string) {
  const { status, body } = await ask(undefined, 'POST /orders', {
    mobileNumber: '01712345678',
    orderItems: [{ _id: id }],
  });
  return { status, code: body.code };
}

/** Each buyer of a queue comes when another has gone. */
async function buyers(id: string) {
  const answers: Awaited<ReturnType<typeof buy>>[] = [];
  let coming = BUYERS;
  const queue = async () => {
    while (coming-- > 0) answers.push(await buy(id));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, queue));
  return answers;
}

test.each(Array.from({ length: TIMES }, (_, time) => time))(
  'of many buyers at once ten get the ten that there are, and all others are rejected: %i',
  { timeout: RANDOM_TIMEOUT_MS },
  async () => {
    const id = `last-lamp-${crypto.randomUUID()}`; // a retry finds no orders of the first try
    await putCounted(id, IN_STOCK);
    const answers = await buyers(id);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(IN_STOCK);
    expect(answers.filter(({ code }) => code === 'out-of-stock')).toHaveLength(BUYERS - IN_STOCK);
    expect([await stockLeft(id), await ordersOf(id)]).toEqual([0, IN_STOCK]);
    expect(await read(`/item/${id}`)).toHaveProperty('soldOut', true);
  },
);
