import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from '../../test/api.ts';
import { ask } from '../../test/ask.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { type Person, signIn } from '../../test/people.ts';
import { recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { catalogueHead, HEAD, products } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {})); // a failed write is logged
const { askInProcess } = await import('../../test/ask-in-process.ts');

const MOON = 'chandni-3d-printed-moon-lamp';
const PENDANT = 'dhoya-smoked-glass-pendant';
const FILE = { importId: 'hash-of-lamps-csv', fileName: 'lamps.csv' };

let admin: Person;

beforeEach(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
afterAll(resetToSeed);

const lamp = (row: number, changes: object = {}) => ({
  row,
  name: `Lamp ${row}`,
  desc: 'রঙিন কাঁচের বাতি।\nIt is "bright", isn’t it?',
  price: row + 0.5,
  categories: ['Table Lamp', 'Desk Lamp'],
  img: 'https://pictures.example/lamp.webp',
  ...changes,
});
const lamps = (first: number, count: number) => Array.from({ length: count }, (_, place) => lamp(first + place));
const send = (rows: object[], more: object = {}) => ask(admin, 'POST /products/import', { ...FILE, rows, ...more });
const check = (rows: object[]) => send(rows, { checkOnly: true });
const outcomes = async (answer: ReturnType<typeof send>) =>
  (await answer).body.rows.map(({ outcome }: { outcome: string }) => outcome);
const countProducts = () => products.count((all) => all);

/** The rows of an exported file. */
async function exported(id: string, changes: object = {}) {
  const { _id, ...item } = await read<{ _id: string; name: string; price: number }>(`/item/${id}`);
  return { row: 2, id, ...item, ...changes };
}

test('1,000 rows are checked, then written in batches, in the order of the file', async () => {
  const batches = Array.from({ length: 10 }, (_, place) => lamps(2 + place * 100, 100));
  const ask = (rows: object[], more: object) =>
    askInProcess(admin, 'POST /products/import', { ...FILE, rows, ...more });
  const all = async (more: object) => {
    const answers = await batches.reduce(
      async (before, rows) => [...(await before), (await ask(rows, more)).body.rows],
      Promise.resolve<{ row: number; outcome: string }[][]>([]),
    );
    return answers.flat();
  };
  expect(new Set((await all({ checkOnly: true })).map(({ outcome }) => outcome))).toEqual(new Set(['new']));
  expect(await countProducts()).toBe(53);

  const written = await all({});
  expect(written.map(({ row }) => row)).toEqual(Array.from({ length: 1_000 }, (_, place) => place + 2));
  expect(new Set(written.map(({ outcome }) => outcome))).toEqual(new Set(['new']));
  expect(await countProducts()).toBe(53 + 1_000);
  const [head] = await catalogueHead.get([HEAD]);
  expect(Object.keys(head?.changes ?? {})).toHaveLength(100);
  await expectTrueCopy();

  const newest = await read<{ name: string }[]>('/products?limit=3&fields=name');
  expect(newest).toEqual([{ name: 'Lamp 2' }, { name: 'Lamp 3' }, { name: 'Lamp 4' }]);
  expect(new Set((await all({})).map(({ outcome }) => outcome))).toEqual(new Set(['there']));
  expect(await countProducts()).toBe(53 + 1_000);
});

test('a check shows each changed product before and after, and writes nothing', async () => {
  const old = await exported(MOON);
  const { body } = await check([await exported(MOON, { price: old.price + 0.5, stock: 7 }), lamp(3)]);
  expect(body.rows).toEqual([
    { row: 2, outcome: 'changed', before: { price: old.price }, after: { price: old.price + 0.5, stock: 7 } },
    { row: 3, outcome: 'new' },
  ]);
  expect((await exported(MOON)).price).toBe(old.price);
});

describe('a batch', () => {
  test('stores what its rows say, and names them in one line of the audit', async () => {
    const { status, body } = await send([lamp(2), lamp(3, { name: ' Brass Lamp ', thumbnail: '' })]);
    expect([status, body]).toEqual([
      200,
      {
        rows: [
          { row: 2, outcome: 'new' },
          { row: 3, outcome: 'new' },
        ],
      },
    ]);
    const { row, ...fields } = lamp(2);
    expect(await read('/products?limit=2')).toMatchObject([fields, { name: 'Brass Lamp', price: 3.5 }]);
    expect(await auditLines(FILE.importId)).toEqual([
      {
        subject: 'import',
        action: 'add',
        target: FILE.importId,
        label: 'lamps.csv',
        by: 'admin@aloghor.example',
        uid: 'admin',
        at: expect.closeTo(Date.now(), -5),
        after: { added: ['Lamp 2', 'Brass Lamp'], changed: [] },
      },
    ]);
  });

  test('writes nothing when it comes again, and goes on where it was cut', async () => {
    await send(lamps(2, 2));
    expect(await outcomes(check(lamps(2, 3)))).toEqual(['there', 'there', 'new']);
    const again = await recordWrites(async () => {
      await askInProcess(admin, 'POST /products/import', { ...FILE, rows: lamps(2, 2) });
    });
    expect(again).toEqual([]);
    expect(await outcomes(send(lamps(2, 3)))).toEqual(['there', 'there', 'new']);
    expect(await countProducts()).toBe(53 + 3);
    expect(await auditLines(FILE.importId)).toHaveLength(2);
    await expectTrueCopy();
  });

  test('adds each product once when the answer to its commit is lost and the client runs the transaction again', async () => {
    loseAnswer('products', 'runs the transaction again');
    const { status } = await askInProcess(admin, 'POST /products/import', { ...FILE, rows: lamps(2, 3) });
    expect(status).toBe(200);
    expect(await countProducts()).toBe(53 + 3);
    expect(await auditLines(FILE.importId)).toHaveLength(1);
    await expectTrueCopy();
  });

  test('two of the same at once add each product once', async () => {
    await Promise.all([send(lamps(2, 20)), send(lamps(2, 20))]);
    expect(await countProducts()).toBe(53 + 20);
    await expectTrueCopy();
  });

  test('of another import adds its own', async () => {
    await send([lamp(2)]);
    expect(await outcomes(send([lamp(2)], { importId: 'hash-of-another-csv' }))).toEqual(['new']);
  });

  test('is rejected whole for one bad row, each field named', async () => {
    const bad = [lamp(2), lamp(3, { price: -1, categories: ['Lava lamps'] }), lamp(4, { name: '', img: 'lamp.png' })];
    const before = await countProducts();
    for (const answer of [await check(bad), await send(bad)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
      const errors: { path: string; message: string }[] = answer.body.errors;
      expect(new Map(errors.map(({ path, message }) => [path, message]))).toEqual(
        new Map([
          ['rows.1.price', 'must not be negative'],
          ['rows.1.categories.0', "must be one of the shop's categories"],
          ['rows.2.name', 'must not be empty'],
          ['rows.2.img', 'must be an http(s) address or a path'],
        ]),
      );
    }
    expect(await countProducts()).toBe(before);
  });

  test.each<[string, object[], object, string]>([
    ['no rows', [], {}, 'rows must hold at least one row.'],
    ['more than 100', lamps(2, 101), {}, 'rows must hold at most 100 rows.'],
    ['a row twice', [lamp(2), lamp(2)], {}, 'rows must not hold a row twice.'],
    ['a product twice', [lamp(2, { id: MOON }), lamp(3, { id: MOON })], {}, 'rows must not hold a product twice.'],
    ['the header as a row', [lamp(1)], {}, 'rows.0.row must be at least 2.'],
    [
      'an import id that could be guessed',
      [lamp(2)],
      { importId: '1' },
      'importId must have 16 to 64 letters or digits.',
    ],
  ])('with %s is rejected', async (_, rows, more, detail) => {
    expect(await send(rows, more)).toMatchObject({ status: 400, body: { detail } });
  });
});

describe('a row with an id', () => {
  test('changes its product, with a line of its own in the audit', async () => {
    const row = await exported(MOON, { price: 999 });
    expect(await outcomes(check([row]))).toEqual(['changed']);
    const { price: before } = await read<{ price: number }>(`/item/${MOON}`);
    expect(await outcomes(send([row]))).toEqual(['changed']);
    expect(await read(`/item/${MOON}`)).toMatchObject({ price: 999 });
    expect(await auditLines(MOON)).toMatchObject([
      { action: 'update', before: { price: before }, after: { price: 999 } },
    ]);
    expect(await outcomes(send([row]))).toEqual(['unchanged']);
    expect(await auditLines(MOON)).toHaveLength(1);
    await expectTrueCopy();
  });

  test('that nobody has touched changes nothing', async () => {
    const written = await recordWrites(async () => {
      const rows = [await exported(MOON)];
      const { body } = await askInProcess(admin, 'POST /products/import', { ...FILE, rows });
      expect(body.rows).toEqual([{ row: 2, outcome: 'unchanged' }]);
    });
    expect(written).toEqual([]);
  });

  test('is left out when another admin has changed the product since, and others are written', async () => {
    const [moon, pendant] = [await exported(MOON, { price: 999 }), await exported(PENDANT, { row: 3, price: 998 })];
    const { name, desc } = moon as unknown as { name: string; desc: string };
    await ask(admin, `PATCH /item/${MOON}`, { name, desc, price: 1 });
    expect(await outcomes(check([moon, pendant]))).toEqual(['stale', 'changed']);
    expect(await outcomes(send([moon, pendant]))).toEqual(['stale', 'changed']);
    expect(await read(`/item/${MOON}`)).toMatchObject({ price: 1 });
    expect(await read(`/item/${PENDANT}`)).toMatchObject({ price: 998 });
  });

  test('comes into the family that it names and leaves it where it names none; the product that a family is named by stays', async () => {
    expect(
      await outcomes(send([await exported(MOON, { family: { id: PENDANT } }), lamp(3, { family: { id: PENDANT } })])),
    ).toEqual(['changed', 'new']);
    const family = () => read<{ _id: string }[]>(`/products?family=${PENDANT}&fields=_id`);
    expect(await family()).toHaveLength(2);
    expect(await read(`/item/${PENDANT}`)).not.toHaveProperty('family');
    expect(await outcomes(check([await exported(MOON)]))).toEqual(['unchanged']);
    await send([await exported(MOON, { family: null })], { importId: 'hash-of-another-file' });
    expect(await read(`/item/${MOON}`)).not.toHaveProperty('family');
    expect(await family()).toHaveLength(1);
    await expectTrueCopy();
  });

  test('has the further pictures of the file; those that it had keep their texts and smaller ones', async () => {
    const { img } = await read<{ img: string }>(`/item/${MOON}`);
    const back = { img: '/back.webp', thumbnail: '/back-400.webp', alt: { en: 'Its back' } };
    await send([await exported(MOON, { morePictures: ['/back.webp', img, '/plug.webp'] })]);
    const pictures = async () => (await read<{ pictures?: object[] }>(`/item/${MOON}`)).pictures;
    expect(await pictures()).toMatchObject([{ img }, { img: '/back.webp' }, { img: '/plug.webp' }]);
    const [first] = (await pictures()) ?? [];
    const { _id, version, ...item } = await read<{ _id: string; version: string }>(`/item/${MOON}`);
    await ask(admin, `PATCH /item/${MOON}`, { ...item, pictures: [{ ...first, alt: { en: 'Lit' } }, back] });
    const row = async (morePictures: string[] | null) => exported(MOON, { morePictures, pictures: undefined });
    expect(await outcomes(check([await row(['/back.webp'])]))).toEqual(['unchanged']);
    await send([await row(['/plug.webp', '/back.webp'])], { importId: 'hash-of-another-file' });
    expect(await pictures()).toEqual([{ ...first, alt: { en: 'Lit' } }, { img: '/plug.webp' }, back]);
    expect(await outcomes(check([await exported(MOON, { pictures: undefined })]))).toEqual(['unchanged']);
    await send([await row(null)], { importId: 'hash-of-a-third-file' });
    expect(await pictures()).toEqual([{ ...first, alt: { en: 'Lit' } }]);
    await expectTrueCopy();
  });

  describe('whose pictures have changed places', () => {
    const LIT = { img: '/lit.webp', thumbnail: '/lit-400.webp', medium: '/lit-800.webp' };
    const BACK = { img: '/back.webp', thumbnail: '/back-400.webp', medium: '/back-800.webp', alt: { en: 'Its back' } };
    const FILED = { ...LIT, pictures: undefined };

    test.each([
      ['the cells of the small pictures as they were', { ...FILED, img: BACK.img }],
      ['these cells exchanged, too', { ...FILED, ...BACK, alt: undefined }],
      ['these cells emptied', { ...FILED, img: BACK.img, thumbnail: '', medium: '' }],
    ])('keeps the small pictures of each, with %s', async (_, cells) => {
      const { _id, ...item } = await read<{ _id: string }>(`/item/${MOON}`);
      await ask(admin, `PATCH /item/${MOON}`, { ...item, ...LIT, pictures: [LIT, BACK] });
      await send([await exported(MOON, { ...cells, morePictures: [LIT.img] })]);
      const { alt, ...first } = BACK;
      expect(await read(`/item/${MOON}`)).toMatchObject({ ...first, pictures: [BACK, LIT] });
      await expectTrueCopy();
    });

    test('keeps those of its only picture, when a new one comes before it', async () => {
      const { _id, ...item } = await read<{ _id: string }>(`/item/${MOON}`);
      await ask(admin, `PATCH /item/${MOON}`, { ...item, ...LIT, pictures: [LIT] });
      await send([await exported(MOON, { ...FILED, img: '/new.webp', morePictures: [LIT.img] })]);
      const { pictures, thumbnail } = await read<{ pictures: object[]; thumbnail?: string }>(`/item/${MOON}`);
      expect(pictures).toEqual([{ img: '/new.webp' }, LIT]);
      expect(thumbnail).toBeUndefined();
    });

    test.each([
      ['a new one', { img: '/new.webp' }],
      ['one of its others', { img: BACK.img, thumbnail: BACK.thumbnail, medium: BACK.medium }],
    ])('has the small pictures of %s as its first, in a file without further pictures', async (_, first) => {
      const { _id, ...item } = await read<{ _id: string }>(`/item/${MOON}`);
      await ask(admin, `PATCH /item/${MOON}`, { ...item, ...LIT, pictures: [LIT, BACK, { img: '/plug.webp' }] });
      await send([await exported(MOON, { ...FILED, img: first.img })]);
      const { img, thumbnail, medium } = await read<typeof LIT>(`/item/${MOON}`);
      expect({ img, thumbnail, medium }).toEqual(first);
      await expectTrueCopy();
    });

    const NEW = { img: '/new.webp', thumbnail: '/new-400.webp', medium: '/new-800.webp' };

    test.each([
      ['both small pictures', NEW, undefined],
      ['both small pictures, in a file with further ones', NEW, [LIT.img]],
      ['only a thumbnail', { ...NEW, medium: '' }, undefined],
      ['only a medium one, in a file with further ones', { ...NEW, thumbnail: '' }, [LIT.img]],
    ])('has what the file names beside its new first picture: %s', async (_, named, morePictures) => {
      const { _id, ...item } = await read<{ _id: string }>(`/item/${MOON}`);
      await ask(admin, `PATCH /item/${MOON}`, { ...item, ...LIT, pictures: [LIT, BACK] });
      await send([await exported(MOON, { ...FILED, ...named, morePictures })]);
      const {
        img,
        thumbnail = '',
        medium = '',
        pictures,
      } = await read<typeof NEW & { pictures: object[] }>(`/item/${MOON}`);
      expect({ img, thumbnail, medium }).toEqual(named);
      expect(pictures.at(-1)).toMatchObject(morePictures ? LIT : BACK);
      await expectTrueCopy();
    });
  });

  test('and no version overwrites', async () => {
    expect(await outcomes(send([await exported(MOON, { price: 7, version: undefined })]))).toEqual(['changed']);
  });

  test('of no product is left out: an import makes no product under an id of the sender', async () => {
    expect(await outcomes(check([lamp(2, { id: 'my-own-id' })]))).toEqual(['gone']);
    expect(await outcomes(send([lamp(2, { id: 'my-own-id' }), lamp(3)]))).toEqual(['gone', 'new']);
    expect((await products.get(['my-own-id'])).length).toBe(0);
  });
});

test('a check names the new products whose names the shop already has', async () => {
  const { name } = await read<{ name: string }>(`/item/${MOON}`);
  const { body } = await check([lamp(2, { name: name.toUpperCase() }), lamp(3)]);
  expect(body.rows).toEqual([
    { row: 2, outcome: 'new', isNameTaken: true },
    { row: 3, outcome: 'new' },
  ]);
});

test('a row whose letters became question marks is left out, where its product has Bangla; a question in English is none', async () => {
  const before = await read(`/item/${PENDANT}`);
  const inBangla = { translations: { bn: { name: '????? ?????', desc: '???' } } };
  const lost = await exported(PENDANT, { price: 1, ...inBangla });
  const asked = await exported(MOON, { row: 3, desc: 'Which room? Ask us??' });
  const named = lamp(4, { name: '????? ????' });
  const rows = [lost, asked, named];
  expect(await outcomes(check(rows))).toEqual(['unreadable', 'changed', 'unreadable']);
  expect(await outcomes(send(rows))).toEqual(['unreadable', 'changed', 'unreadable']);
  expect(await read(`/item/${PENDANT}`)).toEqual(before);
  expect(await read(`/item/${MOON}`)).toMatchObject({ desc: 'Which room? Ask us??' });
  expect(await countProducts()).toBe(53);
});

test('featured lists stay as they are', async () => {
  const before = await read('/bestProducts');
  await send([lamp(2), await exported(MOON, { row: 3, price: 5 })]);
  expect(await read('/bestProducts')).toEqual(before);
});

test('a list of products contains their versions on request', async () => {
  const [first] = await read<{ _id: string; version: string }[]>('/products?limit=1&fields=_id,version');
  expect(first).toEqual({ _id: first?._id, version: (await read<{ version: string }>(`/item/${first?._id}`)).version });
});
