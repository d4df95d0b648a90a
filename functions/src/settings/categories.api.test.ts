import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage, htmlOf } from '../../test/ask-in-process.ts';
import { onlyProducts } from '../../test/catalogue.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToPeople, resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import type { Category } from '../domain/categories.ts';
import { products } from '../platform/database/collections.ts';

const PENDANT = 'dhoya-smoked-glass-pendant';
const SCONCES = { en: 'Sconces', bn: 'স্কন্স' };

let admin: Person;

beforeEach(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
afterAll(resetToSeed);

const read = async () =>
  (await ask(admin, 'GET /settings/admin')).body.categories as { list: Category[]; version: string };

async function change(edit: (list: Category[]) => Category[]) {
  const { list, version } = await read();
  return ask(admin, 'PATCH /settings/categories', { list: edit(list), version });
}

/** Gives a category other fields, by its name. */
const set = (name: string, fields: Partial<Category>) =>
  change((list) => list.map((category) => (category.name === name ? { ...category, ...fields } : category)));
const relabel = (name: string, en: string) => set(name, { label: { en, bn: `${en} বাংলায়` } });

const shown = async () => (await ask(NOBODY, 'GET /categories')).body as Category[];
const namesOf = (list: Category[]) => list.map(({ name }) => name);
const idsOf = async (query: string) =>
  (await ask(NOBODY, `GET /products?${query}`)).body.map(({ _id }: { _id: string }) => _id);
const locationOf = async (path: string) => {
  const { status, headers } = await askForPage(path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test('a new label is seen at once, and products keep the name of their category', async () => {
  const before = await idsOf('category=Wall+lights');
  expect((await set('Wall lights', { label: SCONCES })).status).toBe(200);
  expect((await shown())[1]).toMatchObject({ name: 'Wall lights', label: SCONCES });
  expect(before.length).toBeGreaterThan(2);
  expect(await idsOf('category=Wall+lights')).toEqual(before);
  expect(await idsOf('category=Sconces')).toEqual(before);
  const home = await htmlOf('/bn');
  expect(home).toContain('href="/bn/shop/Sconces"');
  expect(home).toContain('স্কন্স');
  expect(await htmlOf('/shop/Sconces')).toContain('>Sconces</h1>');
  expect((await ask(NOBODY, 'GET /settings')).body.categories.list[1]).toEqual({
    name: 'Wall lights',
    label: SCONCES,
    formerLabels: ['Wall lights'],
  });
  await expectTrueCopy();
});

test('a change is in the audit with what was there before', async () => {
  await set('Wall lights', { label: SCONCES });
  const [line] = await auditLines('categories');
  expect(line).toMatchObject({ subject: 'settings', action: 'update', label: 'Categories' });
  expect(line?.after).toMatchObject({ list: expect.arrayContaining([expect.objectContaining({ label: SCONCES })]) });
});

test('the search finds the products of a category by its new label, and still by the one before', async () => {
  const sconces = await idsOf('category=Wall+lights');
  const found = await idsOf('q=wandleuchte');
  expect(found).toEqual([]);
  await set('Wall lights', { label: { en: 'Wandleuchte', bn: 'ভান্ডলয়েখটে' } });
  expect((await idsOf('q=wandleuchte')).toSorted()).toEqual(sconces.toSorted());
  expect(
    (
      await idsOf(
        'q=%E0%A6%AD%E0%A6%BE%E0%A6%A8%E0%A7%8D%E0%A6%A1%E0%A6%B2%E0%A6%AF%E0%A6%BC%E0%A7%87%E0%A6%96%E0%A6%9F%E0%A7%87',
      )
    ).toSorted(),
  ).toEqual(sconces.toSorted());
  expect(await idsOf('q=wall+light')).toEqual(expect.arrayContaining(sconces));
});

describe('the old address of a renamed category', () => {
  test('answers 301 to the new one in each language, with what was asked for', async () => {
    await relabel('Wall lights', 'Sconces');
    expect(await locationOf('/shop/Wall%20lights?sort=price')).toEqual([301, '/shop/Sconces?sort=price']);
    expect(await locationOf('/bn/shop/wall%20lights')).toEqual([301, '/bn/shop/Sconces']);
    expect((await askForPage('/shop/Sconces')).status).toBe(200);
  });

  test('leads from each of several straight to the last one', async () => {
    await relabel('Wall lights', 'Sconces');
    await relabel('Wall lights', 'Wall lamps');
    for (const old of ['Wall%20lights', 'Sconces'])
      expect(await locationOf(`/shop/${old}`)).toEqual([301, '/shop/Wall%20lamps']);
  });

  test('is a page again once it is renamed back, and nothing leads in a circle', async () => {
    await relabel('Wall lights', 'Sconces');
    await relabel('Wall lights', 'Wall lights');
    expect((await askForPage('/shop/Wall%20lights')).status).toBe(200);
    expect(await locationOf('/shop/Sconces')).toEqual([301, '/shop/Wall%20lights']);
  });
});

test('a hidden category is neither at home nor in the menu, the map of the site or at its address; its products are found', async () => {
  await set('LED Fan', { hidden: true });
  expect(namesOf(await shown())).not.toContain('LED Fan');
  expect(await htmlOf('/')).not.toContain('LED%20Fan');
  expect(await htmlOf('/sitemap.xml')).not.toContain('LED%20Fan');
  expect((await askForPage('/shop/LED%20Fan')).status).toBe(404);
  expect(namesOf((await ask(NOBODY, 'GET /settings')).body.categories.list)).not.toContain('LED Fan');
  const fans = await idsOf('category=LED+Fan');
  expect(fans.length).toBeGreaterThan(0);
  expect(await idsOf('q=fan')).toEqual(expect.arrayContaining(fans));
  expect(await htmlOf(`/shop/category/${fans[0]}`)).not.toContain('/shop/LED%20Fan');
  expect(namesOf((await read()).list)).toContain('LED Fan');
});

test('the order is the one of the list, on all pages', async () => {
  await change((list) => list.toReversed());
  expect(namesOf(await shown()).slice(0, 2)).toEqual(['3D LED Lamp', 'Remote Control LED']);
  const home = await htmlOf('/');
  expect(home.indexOf('/shop/3D%20LED%20Lamp')).toBeLessThan(home.indexOf('/shop/Chandeliers%20lights'));
});

test('a product can be put into a new category, by its name or label in any case of the call', async () => {
  await change((list) => [...list, { name: 'Fairy lights', label: { en: 'Fairy lights', bn: 'ফেয়ারি লাইট' } }]);
  await relabel('Fairy lights', 'String lights');
  const { name, desc, price } = (await ask(NOBODY, `GET /item/${PENDANT}`)).body;
  const put = (category: string) => ask(admin, `PATCH /item/${PENDANT}`, { name, desc, price, categories: [category] });
  expect((await put('String lights')).body).toEqual({ matchedCount: 1, modifiedCount: 1 });
  expect((await ask(NOBODY, `GET /item/${PENDANT}`)).body.categories).toEqual(['Fairy lights']);
  expect((await put('Fairy lights')).body).toEqual({ matchedCount: 1, modifiedCount: 0 });
  expect((await put('Lava lamps')).body).toMatchObject({
    status: 400,
    code: 'bad-input',
    errors: [{ path: 'categories.0', message: "must be one of the shop's categories" }],
  });
  expect((await shown()).at(-1)).toMatchObject({ name: 'Fairy lights', label: { en: 'String lights' } });
});

test('a file names categories by their labels in any language, or by their names', async () => {
  await set('Wall lights', { label: SCONCES });
  const row = (number: number, categories: string) => ({
    row: number,
    cells: { name: `Lamp ${number}`, description: 'A lamp.', price: '9', categories, picture: '/lamp.webp' },
  });
  const rows = [row(2, 'sconces'), row(3, 'স্কন্স'), row(4, 'Wall lights'), row(5, 'Lava lamps')];
  const { body } = await ask(admin, 'POST /products/import', {
    importId: 'hash-of-lamps-csv',
    fileName: 'lamps.csv',
    checkOnly: true,
    rows,
  });
  const outcomes = body.rows.map(({ outcome, added }: { outcome: string; added?: { categories: string[] } }) => [
    outcome,
    added?.categories,
  ]);
  expect(outcomes).toEqual([
    ['new', ['Wall lights']],
    ['new', ['Wall lights']],
    ['new', ['Wall lights']],
    ['wrong', undefined],
  ]);
});

test('a category that products are in is not removed, and the answer says how many; an empty one is', async () => {
  const fans = await idsOf('category=LED+Fan');
  const without = (list: Category[]) => list.filter(({ name }) => name !== 'LED Fan');
  const rejected = await change(without);
  expect(rejected.status).toBe(409);
  expect(rejected.body).toMatchObject({
    code: 'category-in-use',
    detail: `There are products in LED Fan (${fans.length}).`,
    inUse: [{ name: 'LED Fan', products: fans.length }],
  });
  await ask(admin, 'PATCH /products', { ids: fans, categories: ['Clock Light'] });
  expect((await change(without)).status).toBe(200);
  expect(await shown()).toHaveLength(14);
});

test('of a product that is put into a category and the removal of that category at once, only one is done', async () => {
  const fans = await idsOf('category=LED+Fan');
  await ask(admin, 'PATCH /products', { ids: fans, categories: ['Clock Light'] });
  const { list, version } = await read();
  const without = { list: list.filter(({ name }) => name !== 'LED Fan'), version };
  const lamp = { name: 'A fan', desc: 'A lamp.', price: 9, categories: ['LED Fan'], img: '/fan.webp' };
  const row = { name: 'Another', description: 'A lamp.', price: '9', categories: 'LED Fan', picture: '/a.webp' };
  const file = { importId: 'hash-of-fans-csv', fileName: 'fans.csv', rows: [{ row: 2, cells: row }] };
  await Promise.all([
    ask(admin, 'POST /products', lamp),
    ask(admin, 'PATCH /settings/categories', without),
    ask(admin, `PATCH /item/${PENDANT}`, lamp),
    ask(admin, 'PATCH /products', { ids: fans, categories: ['LED Fan'] }),
    ask(admin, 'POST /products/import', file),
  ]);
  const known = namesOf((await read()).list);
  const used = (await products.find((all) => all.select('categories'))).flatMap(({ categories }) => categories);
  expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([]);
  await expectTrueCopy();
});

test('a change over a version that somebody else has replaced is a conflict, and a repeated one is answered again', async () => {
  const { list, version } = await read();
  const [first, ...others] = list as [Category, ...Category[]];
  const mine = { list: [{ ...first, label: { en: 'Great lights', bn: 'বড় বাতি' } }, ...others], version };
  const once = await ask(admin, 'PATCH /settings/categories', mine);
  expect(await ask(admin, 'PATCH /settings/categories', mine)).toMatchObject({ status: 200, body: once.body });
  expect(await ask(admin, 'PATCH /settings/categories', { list, version: 'old' })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', settings: once.body },
  });
});

test.each<[string, (list: Category[]) => unknown[], string]>([
  ['no category', () => [], 'list must hold at least one category.'],
  ['a name twice', ([one]) => [one, { ...one, label: SCONCES }], 'list.0.name must not be that of another category.'],
  [
    'a label twice, in another case',
    ([one]) => [one, { name: 'Other', label: { ...one?.label, en: 'CHANDELIERS lights' } }],
    'list.0.label.en must not be that of another category.',
  ],
  [
    'a label without letters',
    ([one]) => [{ ...one, label: { en: ' ', bn: 'বাতি' } }],
    'list.0.label.en must not be empty.',
  ],
  [
    'a label that would divide its address',
    ([one]) => [{ ...one, label: { en: 'Lamps/fans', bn: 'বাতি' } }],
    'list.0.label.en must have none of / \\ % ; , | >.',
  ],
  [
    'too many',
    ([one]) => Array.from({ length: 61 }, (_, at) => ({ name: `C${at}`, label: { ...one?.label, en: `C${at}` } })),
    'list must hold at most 60 categories.',
  ],
])('%s is rejected', async (_what, edit, detail) => {
  const { list, version } = await read();
  const { status, body } = await ask(admin, 'PATCH /settings/categories', { list: edit(list), version });
  expect([status, body.detail]).toEqual([400, detail]);
});

test('in a new shop the categories are the fifteen, shown as far as something is in them', async () => {
  await onlyProducts({ lamp: { categories: ['Table Lamp'] } });
  expect(await shown()).toMatchObject([{ name: 'Table Lamp', img: '/pictures/plain-lamp.webp' }]);
  await resetToPeople();
  admin = await signIn('admin');
  expect(await shown()).toEqual([]);
  expect((await ask(admin, 'GET /settings/admin')).body.categories).toEqual({ version: expect.any(String) });
  const { version } = await read();
  const list = [{ name: 'Rugs', label: { en: 'Rugs', bn: 'গালিচা' }, img: '/rugs.webp' }];
  expect((await ask(admin, 'PATCH /settings/categories', { list, version })).status).toBe(200);
  expect(namesOf(await shown())).toEqual(['Rugs']);
});
