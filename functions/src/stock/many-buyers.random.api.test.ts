import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../test/api.ts';
import { ask } from '../../test/ask.ts';
import { ordersOf, putCounted, stockLeft } from '../../test/catalogue.ts';
import { runs } from '../../test/long-runs.ts';
import { resetToSeed } from '../../test/seed.ts';

const IN_STOCK = 10;
const AT_ONCE = 20;
const BUYERS = runs(60, 200);
const TIMES = runs(1, 5);
/** Of one order, on a busy machine, where a second is usual: it waits for the nineteen others, and for nothing else. */
const P95_MS = 10_000;

beforeAll(() => resetToSeed());
afterAll(resetToSeed);

async function buy(id: string) {
  const begun = performance.now();
  const { status, body } = await ask(undefined, 'POST /orders', {
    mobileNumber: '01712345678',
    orderItems: [{ _id: id }],
  });
  return { status, code: body.code, ms: performance.now() - begun };
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

test.each(Array.from({ length: TIMES }, (_, time) => `last-lamp-${time}`))(
  'of many buyers at once ten get the ten that there are, and all others are rejected: %s',
  { timeout: 120_000 },
  async (id) => {
    await putCounted(id, IN_STOCK);
    const answers = await buyers(id);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(IN_STOCK);
    expect(answers.filter(({ code }) => code === 'out-of-stock')).toHaveLength(BUYERS - IN_STOCK);
    expect([await stockLeft(id), await ordersOf(id)]).toEqual([0, IN_STOCK]);
    expect(await read(`/item/${id}`)).toHaveProperty('soldOut', true);
    const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(P95_MS);
  },
);
