import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { accessMatrix } from '../../test/access-matrix.ts';
import { ask } from '../../test/ask.ts';
import { askForPage, askInProcess, callInProcess } from '../../test/ask-in-process.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines, dump } from '../../test/stored-documents.ts';
import { createOwned, validCall } from '../../test/valid-call.ts';
import { unpack } from '../catalogue/catalogue-documents.ts';
import { PRODUCT_FIELD_NAMES } from '../domain/product-fields.ts';
import { catalogueHead, catalogueShards, HEAD, products } from '../platform/database/collections.ts';

const PENDANT = 'dhoya-smoked-glass-pendant';
const PAGE = `/shop/category/${PENDANT}`;
/** In no other figure of the seed. */
const COST = 7_913.37;
const WRITTEN = /7[,.]?913[.,]37/;
/** How long a test may take that makes hundreds of calls. */
const ALL_CALLS_MS = 120_000;

let admin: Person;
let clerk: Person;
let packer: Person;
let customer: Person;

beforeEach(async () => {
  await resetToSeed();
  [admin, clerk, packer, customer] = await Promise.all([
    signIn('admin'),
    signIn('clerk'),
    signIn('packer'),
    signIn('customer'),
  ]);
});
afterAll(resetToSeed);

const seen = async (who: Person | undefined = admin) => (await ask(who, `GET /products/admin/${PENDANT}`)).body;

/** Changes fields of the product, as the form does. */
async function change(fields: object, headers: Record<string, string> = {}) {
  const { name, desc, price } = await seen();
  return ask(admin, `PATCH /item/${PENDANT}`, { name, desc, price, ...fields }, headers);
}

test('who may see the revenue reads the cost of a product, alone and in a list that asks for it; others read the rest', async () => {
  expect((await change({ cost: COST })).status).toBe(200);
  const listed = async (who: Person, fields = '') =>
    (await ask(who, `GET /products/admin?ids=${PENDANT}${fields}`)).body[0];
  expect(await seen()).toMatchObject({ cost: COST });
  expect(await listed(admin)).toMatchObject({ cost: COST });
  expect(await listed(admin, '&fields=_id,cost')).toMatchObject({ _id: PENDANT, cost: COST });
  expect(await listed(admin, '&fields=_id,name')).not.toHaveProperty('cost');
  for (const who of [clerk, packer]) {
    expect(await seen(who)).not.toHaveProperty('cost');
    expect(await listed(who)).not.toHaveProperty('cost');
    expect(await listed(who, '&fields=_id,cost,version')).toEqual({ _id: PENDANT, version: (await seen()).version });
  }
});

test('a list costs a read more for each product only where the cost is asked for', async () => {
  const costReads = async (fields: string) => {
    const reads = await recordReads(() => askInProcess(admin, `GET /products/admin?limit=5&fields=${fields}`));
    return reads.reduce((sum, { collection, documents }) => sum + (collection === 'products' ? documents : 0), 0);
  };
  expect([await costReads('_id,cost'), await costReads('_id,name')]).toEqual([5, 0]);
});

test('no shopper is answered the cost by any endpoint or page, nor the staff who may not see the revenue', {
  timeout: ALL_CALLS_MS,
}, async () => {
  await change({ cost: COST, stock: 50 });
  const owned = await createOwned(customer);
  const isOfRevenue = (access: string) => access === 'revenue:read';
  const lines = accessMatrix()
    .map(([name, endpoint]) => ({ name, endpoint }))
    .toSorted((one, other) => Number(other.endpoint.method === 'GET') - Number(one.endpoint.method === 'GET'));
  expect(lines.length).toBeGreaterThan(100);
  const telling: string[] = [];
  for (const { name, endpoint } of lines) {
    const { path, body } = validCall(endpoint, owned);
    for (const who of [NOBODY, customer, clerk, packer]) {
      const answer = await callInProcess(path, {
        method: endpoint.method,
        headers: {
          ...(who && { authorization: `Bearer ${who.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      if (WRITTEN.test(await answer.text()) || (answer.ok && isOfRevenue(endpoint.access))) telling.push(name);
    }
  }
  expect(telling).toEqual([]);
  const paths = ['/', '/shop', PAGE, `/bn${PAGE}`, '/shop?q=pendant', '/sitemap.xml'];
  for (const path of paths) expect(await (await askForPage(path)).text(), path).not.toMatch(WRITTEN);
  expect((await askForPage(PAGE)).status).toBe(200);
  const named = await ask(NOBODY, `GET /products?ids=${PENDANT}&fields=${PRODUCT_FIELD_NAMES.join()},version`);
  expect(JSON.stringify(named.body)).not.toMatch(WRITTEN);
  expect((await ask(NOBODY, 'GET /products?fields=cost')).status).toBe(400);
});

test('the cost stands in the product and in the audit alone: not in the copy that shoppers browse, however it is made', async () => {
  await change({ price: 1_234, cost: COST });
  const [head] = await catalogueHead.get([HEAD]);
  const copied = Object.values(head?.changes ?? {}).map((packed) => JSON.stringify(packed && unpack(packed)));
  expect(copied.join()).toContain('1234');
  expect(copied.join()).not.toMatch(WRITTEN);
  const shards = await catalogueShards.find((all) => all);
  for (const shard of shards) expect(gunzipSync(shard.products).toString()).not.toMatch(WRITTEN);
  await expectTrueCopy();
  const places = Object.entries(await dump()).filter(([, documents]) => WRITTEN.test(JSON.stringify(documents)));
  expect(places.map(([path]) => path.split('/')[0])).toEqual(expect.arrayContaining(['products', 'audit']));
  expect(new Set(places.map(([path]) => path.split('/')[0])).size).toBe(2);
});

test('a cost alone renews no page, and does not look like news on its page', async () => {
  const [before] = await catalogueHead.get([HEAD]);
  const [{ changedAt } = {}] = await products.get([PENDANT]);
  await change({ cost: COST });
  expect(await catalogueHead.get([HEAD])).toEqual([before]);
  expect(await products.get([PENDANT])).toMatchObject([{ cost: COST, ...(changedAt && { changedAt }) }]);
  expect((await auditLines(PENDANT)).at(-1)).toMatchObject({ action: 'update', after: { cost: COST } });
});

test('a change of other fields keeps the cost, null removes it, and 0 is a cost', async () => {
  await change({ cost: COST });
  await change({ price: 1_300 });
  await ask(
    admin,
    'PATCH /products',
    { ids: [PENDANT], pricePercent: 10 },
    { 'Idempotency-Key': 'ten-percent-more-1' },
  );
  expect((await seen()).cost).toBe(COST);
  await change({ cost: 0 });
  expect((await seen()).cost).toBe(0);
  await change({ cost: null });
  expect(await seen()).not.toHaveProperty('cost');
  for (const wrong of [-1, 1.234, '12', 100_000_001])
    expect((await change({ cost: wrong })).body.errors).toMatchObject([{ path: 'cost' }]);
});

test('of two who set the cost at once one is told what the other has set', async () => {
  await change({ cost: 100 });
  const answers = await Promise.all([110, 120].map((cost) => change({ cost, costSeen: 100 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const rejected = answers.find(({ status }) => status === 409);
  expect(rejected?.body).toMatchObject({ code: 'changed-meanwhile', item: { cost: (await seen()).cost } });
});

test('who may not see the revenue is told no cost in a conflict', async () => {
  await change({ cost: COST, stock: 5 });
  const { status, body } = await ask(packer, `PATCH /item/${PENDANT}/stock`, { stock: 3, stockSeen: 4 });
  expect({ status, stock: body.item.stock }).toEqual({ status: 409, stock: 5 });
  expect(body.item).not.toHaveProperty('cost');
});

test('a file sets costs, keeps those of others where it says nothing new, and can be undone', async () => {
  await change({ cost: 100 });
  const { name, desc, price, categories, img } = await seen();
  const cells = {
    id: PENDANT,
    name,
    description: desc,
    price: String(price),
    categories: categories.join('; '),
    picture: img,
  };
  const send = async (more: object, checkOnly = false) => {
    const file = { importId: 'costs-of-november', fileName: 'costs.csv', checkOnly };
    return (await ask(admin, 'POST /products/import', { ...file, rows: [{ row: 2, cells: { ...cells, ...more } }] }))
      .body.rows[0];
  };
  expect(await send({ cost: '৳ ১২০.৫০' }, true)).toMatchObject({
    outcome: 'changed',
    before: { cost: 100 },
    after: { cost: 120.5 },
  });
  expect(await send({ cost: '100' }, true)).toMatchObject({ outcome: 'unchanged' });
  expect(await send({ cost: 'much' }, true)).toMatchObject({
    outcome: 'wrong',
    problems: [{ column: 'cost', code: 'notPrice' }],
  });
  expect(await send({ cost: '120', 'cost when exported': '90' })).toMatchObject({ outcome: 'stale' });
  expect(await send({ cost: '90', 'cost when exported': '90' })).toMatchObject({ outcome: 'unchanged' });
  expect(await send({ cost: '120', 'cost when exported': '100' })).toMatchObject({ outcome: 'changed' });
  expect((await seen()).cost).toBe(120);

  const undo = async () => (await ask(admin, 'POST /products/import/undo', { run: 'costs-of-november' })).body;
  expect((await undo()).products).toMatchObject([{ outcome: 'restored' }]);
  expect((await seen()).cost).toBe(100);

  await send({ cost: '' });
  expect(await seen()).not.toHaveProperty('cost');
  await change({ cost: 130 });
  expect((await undo()).products).toMatchObject([{ outcome: 'changed' }]);
  expect((await seen()).cost).toBe(130);
});

test('a list of the staff answers all that a file of products needs, also the shelf', async () => {
  await change({ shelf: 'Rack-7', cost: COST });
  const { body } = await ask(admin, `GET /products/admin?ids=${PENDANT}&fields=_id,shelf,cost,stock,hidden`);
  expect(body).toEqual([{ _id: PENDANT, shelf: 'Rack-7', cost: COST }]);
});

test('the cost of several products is set with one call, recorded for each, and renews no page that is kept', async () => {
  const ids = [PENDANT, 'chandni-3d-printed-moon-lamp'];
  await change({ cost: COST });
  const head = await catalogueHead.get([HEAD]);
  const set = (body: object) =>
    ask(admin, 'PATCH /products', { ids, ...body }, { 'Idempotency-Key': 'costs-of-two-1' });
  const { version } = await seen();
  const { body } = await set({ cost: 650.5, versions: { [PENDANT]: version } });
  expect(body.products).toEqual(ids.map((_id) => ({ _id, outcome: 'changed' })));
  expect(await seen()).toMatchObject({ cost: 650.5, version });
  expect((await auditLines(PENDANT)).at(-1)).toMatchObject({ before: { cost: COST }, after: { cost: 650.5 } });
  expect(await catalogueHead.get([HEAD])).toEqual(head);
  await expectTrueCopy();
  expect((await set({ cost: -1 })).status).toBe(400);
  expect((await set({ cost: 1, hidden: true })).status).toBe(400);
});

test('of two who set the costs of the same products at once, all have the cost of one of them', async () => {
  const ids = [PENDANT, 'chandni-3d-printed-moon-lamp'];
  const set = (cost: number) =>
    ask(admin, 'PATCH /products', { ids, cost }, { 'Idempotency-Key': `both-cost-${cost}` });
  expect((await Promise.all([set(110), set(120)])).map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await ask(admin, `GET /products/admin?ids=${ids}&fields=_id,cost`);
  expect(new Set(body.map(({ cost }: { cost: number }) => cost)).size).toBe(1);
});
