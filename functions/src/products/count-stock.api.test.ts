import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';

let packer: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [packer, clerk] = await Promise.all([signIn('packer'), signIn('clerk')]);
});
beforeEach(() => putCounted('jute', 5, { name: 'Jute Lamp', article: 'JU-7' }));

const count = (who: Person, stock: number | null, stockSeen: number | null) =>
  ask(who, 'PATCH /item/jute/stock', { stock, stockSeen });

test('a packer finds a product by its article number, and counts it; the audit says who', async () => {
  const { body } = await ask(packer, 'GET /products/admin?q=ju7');
  expect(body[0]).toMatchObject({ _id: 'jute', stock: 5 });
  expect(await count(packer, 4, 5)).toMatchObject({ status: 200 });
  expect(await stockLeft('jute')).toBe(4);
  expect((await auditLines('jute')).at(-1)).toMatchObject({
    by: 'packer@aloghor.example',
    before: { stock: 5 },
    after: { stock: 4 },
  });
});

test('of two who count at once one is told what the other has counted', async () => {
  const answers = await Promise.all([count(packer, 4, 5), count(clerk, 7, 5)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const left = await stockLeft('jute');
  const rejected = answers.find(({ status }) => status === 409);
  expect(rejected?.body).toMatchObject({ code: 'changed-meanwhile', item: { stock: left } });
});

test('a packer changes nothing else of a product, and adds and deletes none', async () => {
  for (const [what, body] of [
    ['PATCH /item/jute', { price: 1 }],
    ['POST /products', {}],
    ['DELETE /products/jute', undefined],
  ] as const)
    expect(await ask(packer, what, body), what).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
});
