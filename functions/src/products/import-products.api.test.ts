import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from '../../test/api.ts';
import { ask } from '../../test/ask.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { type Person, signIn } from '../../test/people.ts';
import { recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { FIRST_CATEGORIES } from '../domain/categories.ts';
import { writeCell } from '../domain/cells.ts';
import { COLUMNS } from '../domain/product-columns.ts';
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

type Cells = Record<string, string | undefined>;

const lamp = (row: number, changes: Cells = {}) => ({
  row,
  cells: {
    name: `Lamp ${row}`,
    description: 'রঙিন কাঁচের বাতি।\nIt is "bright", isn’t it?',
    price: `${row}.50`,
    categories: 'Table Lamp; desk lamp',
    picture: 'https://pictures.example/lamp.webp',
    ...changes,
  },
});
const lamps = (first: number, count: number) => Array.from({ length: count }, (_, place) => lamp(first + place));
const send = (rows: object[], more: object = {}) => ask(admin, 'POST /products/import', { ...FILE, rows, ...more });
const check = (rows: object[]) => send(rows, { checkOnly: true });
const outcomes = async (answer: ReturnType<typeof send>) =>
  (await answer).body.rows.map(({ outcome }: { outcome: string }) => outcome);
const countProducts = () => products.count((all) => all);

/** The second row of an exported file, without the columns that `changes` has as undefined. */
async function exported(id: string, changes: Cells = {}, row = 2) {
  const { body: item } = await ask(admin, `GET /products/admin/${id}`);
  const cells = COLUMNS.map(({ column, path, source = path, cell }) => [
    column,
    String(writeCell(cell, at(item, source), FIRST_CATEGORIES)),
  ]);
  return { row, cells: { ...Object.fromEntries(cells), ...changes } as Record<string, string> };
}

function at(item: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], item);
}

test('a column that the file lacks keeps what the product has, an empty cell removes it', async () => {
  const known = async () => {
    const { weight, specs } = await read<{ weight?: number; specs?: { width?: number; watt?: number } }>(
      `/item/${PENDANT}`,
    );
    return { weight, width: specs?.width, watt: specs?.watt };
  };
  await send([lamp(2, { id: PENDANT })]);
  expect(await known()).toEqual({ weight: 1_400, width: 28, watt: 4 });
  await send([lamp(2, { id: PENDANT, 'weight (g)': '', 'width (cm)': '' })]);
  expect(await known()).toEqual({ weight: undefined, width: undefined, watt: 4 });
});

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
  const { price } = await read<{ price: number }>(`/item/${MOON}`);
  const { body } = await check([
    await exported(MOON, { price: `${price + 0.5}`, stock: '7' }),
    lamp(3, { stock: '4' }),
  ]);
  const added = { name: 'Lamp 3', desc: 'রঙিন কাঁচের বাতি।\nIt is "bright", isn’t it?', price: 3.5, stock: 4 };
  expect(body.rows).toEqual([
    { row: 2, outcome: 'changed', before: { price }, after: { price: price + 0.5, stock: 7 } },
    { row: 3, outcome: 'new', added: { ...added, categories: ['Table Lamp', 'Desk Lamp'] } },
  ]);
  expect(await read(`/item/${MOON}`)).toMatchObject({ price });
});

describe('a batch', () => {
  test('stores what its rows say, and names them in one line of the audit', async () => {
    const { status, body } = await send([lamp(2), lamp(3, { name: ' Brass Lamp ', 'small picture': '' })]);
    expect([status, body]).toEqual([
      200,
      {
        rows: [
          { row: 2, outcome: 'new' },
          { row: 3, outcome: 'new' },
        ],
      },
    ]);
    const fields = { name: 'Lamp 2', price: 2.5, categories: ['Table Lamp', 'Desk Lamp'] };
    const texts = { desc: 'রঙিন কাঁচের বাতি।\nIt is "bright", isn’t it?', img: 'https://pictures.example/lamp.webp' };
    expect(await read('/products?limit=2')).toMatchObject([
      { ...fields, ...texts },
      { name: 'Brass Lamp', price: 3.5 },
    ]);
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

  test('is written but for its wrong rows, and each column of these is named with its problem', async () => {
    const rows = [
      lamp(2, { price: '-5', categories: 'Lava lamps; desk lamp; Moon lamps', picture: 'lamp.jpg', stock: '1,5' }),
      lamp(3, { name: 'x'.repeat(201), description: ' ', price: '', categories: '', picture: '', watt: '0' }),
      lamp(4, { price: '10,000,001', dimmable: 'perhaps', holder: 'E99', material: 'glass; gum' }),
      lamp(5, { picture: Array.from({ length: 9 }, (_, place) => `/${place}.webp`).join(' ') }),
      lamp(6, { price: '1.234', 'choice in bangla': 'বড়', 'small picture': 'c:\\lamp.jpg' }),
      lamp(7),
    ];
    const problem = (column: string, code: string, value?: string) => ({ column, code, ...(value && { value }) });
    const wrong = (row: number, ...problems: object[]) => ({ row, outcome: 'wrong', problems });
    const expected = [
      wrong(
        2,
        problem('price', 'negative', '-5'),
        problem('categories', 'unknownCategory', 'Lava lamps, Moon lamps'),
        problem('picture', 'notAddress', 'lamp.jpg'),
        problem('stock', 'notCount', '1,5'),
      ),
      wrong(
        3,
        problem('name', 'tooLong'),
        problem('description', 'missing'),
        problem('price', 'missing'),
        problem('categories', 'missing'),
        problem('picture', 'missing'),
        problem('watt', 'notMeasure', '0'),
      ),
      wrong(
        4,
        problem('price', 'tooMuch', '10,000,001'),
        problem('holder', 'unknownChoice', 'E99 (E27, E14, B22, GU10, G9, built-in)'),
        problem('dimmable', 'notWhether', 'perhaps'),
        { column: 'material', code: 'unknownChoice', value: expect.stringMatching(/^gum \(brass, steel, /) },
      ),
      wrong(5, {
        column: 'more pictures',
        code: 'tooManyPictures',
        value: expect.stringMatching(/^\/1\.webp .*\/8\.webp$/),
      }),
      wrong(
        6,
        problem('price', 'notPrice', '1.234'),
        problem('small picture', 'notAddress', 'c:\\lamp.jpg'),
        problem('choice in bangla', 'choiceAlone', 'বড়'),
      ),
    ];
    const checked = (await check(rows)).body.rows;
    expect(checked).toEqual([...expected, expect.objectContaining({ row: 7, outcome: 'new' })]);
    const before = await countProducts();
    expect((await send(rows)).body.rows).toEqual([...expected, { row: 7, outcome: 'new' }]);
    expect(await countProducts()).toBe(before + 1);
  });

  test('is read as people write numbers, choices and pictures', async () => {
    const cells = {
      price: '৳ ১,২৫০.৫০',
      categories: 'টেবিল ল্যাম্প | Lighting > desk lamp',
      picture: 'https://i.example/a.jpg, https://i.example/b.jpg',
      stock: '১২টি',
      'weight (g)': '2.5 kg',
      'width (cm)': '35.0',
      watt: '9W',
      'bulb included': 'Y',
      holder: 'Built In',
      hidden: 'হ্যাঁ',
    };
    await send([lamp(2, cells)]);
    const { body } = await ask(admin, 'GET /products/admin?limit=1');
    expect(body[0]).toMatchObject({
      price: 1250.5,
      categories: ['Table Lamp', 'Desk Lamp'],
      pictures: [{ img: 'https://i.example/a.jpg' }, { img: 'https://i.example/b.jpg' }],
      stock: 12,
      weight: 2500,
      specs: { width: 35, watt: 9, holder: 'built-in', bulbIncluded: true },
      hidden: true,
    });
  });

  test.each<[string, object[], object, string]>([
    ['no rows', [], {}, 'rows must hold at least one row.'],
    ['more than 100', lamps(2, 101), {}, 'rows must hold at most 100 rows.'],
    ['a row twice', [lamp(2), lamp(2)], {}, 'rows must not hold a row twice.'],
    ['a product twice', [lamp(2, { id: MOON }), lamp(3, { id: MOON })], {}, 'rows must not hold a product twice.'],
    ['the header as a row', [lamp(1)], {}, 'rows.0.row must be at least 2.'],
    ['a column of no product file', [lamp(2, { colr: 'red' })], {}, 'rows.0.cells is not valid.'],
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
    const row = await exported(MOON, { price: '999' });
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

  test('of each product of the seed, as it was exported, changes nothing', async () => {
    const ids = (await products.find((all) => all.select())).map(({ _id }) => _id);
    const rows = await Promise.all(ids.map((id, place) => exported(id, {}, place + 2)));
    const written = await recordWrites(async () => {
      expect(await outcomes(askInProcess(admin, 'POST /products/import', { ...FILE, rows }))).toEqual(
        ids.map(() => 'unchanged'),
      );
    });
    expect(ids.length).toBeGreaterThan(40);
    expect(written).toEqual([]);
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
    const [moon, pendant] = [await exported(MOON, { price: '999' }), await exported(PENDANT, { price: '998' }, 3)];
    const { name, description } = moon.cells;
    await ask(admin, `PATCH /item/${MOON}`, { name, desc: description, price: 1 });
    expect(await outcomes(check([moon, pendant]))).toEqual(['stale', 'changed']);
    expect(await outcomes(send([moon, pendant]))).toEqual(['stale', 'changed']);
    expect(await read(`/item/${MOON}`)).toMatchObject({ price: 1 });
    expect(await read(`/item/${PENDANT}`)).toMatchObject({ price: 998 });
  });

  test('comes into the family that it names and leaves it where it names none; the product that a family is named by stays', async () => {
    expect(await outcomes(send([await exported(MOON, { family: PENDANT }), lamp(3, { family: PENDANT })]))).toEqual([
      'changed',
      'new',
    ]);
    const family = () => read<{ _id: string }[]>(`/products?family=${PENDANT}&fields=_id`);
    expect(await family()).toHaveLength(2);
    expect(await read(`/item/${PENDANT}`)).not.toHaveProperty('family');
    expect(await outcomes(check([await exported(MOON)]))).toEqual(['unchanged']);
    await send([await exported(MOON, { family: '' })], { importId: 'hash-of-another-file' });
    expect(await read(`/item/${MOON}`)).not.toHaveProperty('family');
    expect(await family()).toHaveLength(1);
    await expectTrueCopy();
  });

  test('has the further pictures of the file; those that it had keep their texts and smaller ones', async () => {
    const { img } = await read<{ img: string }>(`/item/${MOON}`);
    const back = { img: '/back.webp', thumbnail: '/back-400.webp', alt: { en: 'Its back' } };
    await send([await exported(MOON, { 'more pictures': `/back.webp ${img} /plug.webp` })]);
    const pictures = async () => (await read<{ pictures?: object[] }>(`/item/${MOON}`)).pictures;
    expect(await pictures()).toMatchObject([{ img }, { img: '/back.webp' }, { img: '/plug.webp' }]);
    const [first] = (await pictures()) ?? [];
    const { _id, version, ...item } = await read<{ _id: string; version: string }>(`/item/${MOON}`);
    await ask(admin, `PATCH /item/${MOON}`, { ...item, pictures: [{ ...first, alt: { en: 'Lit' } }, back] });
    const row = (addresses: string | undefined) => exported(MOON, { 'more pictures': addresses });
    expect(await outcomes(check([await row('/back.webp')]))).toEqual(['unchanged']);
    await send([await row('/plug.webp /back.webp')], { importId: 'hash-of-another-file' });
    expect(await pictures()).toEqual([{ ...first, alt: { en: 'Lit' } }, { img: '/plug.webp' }, back]);
    expect(await outcomes(check([await row(undefined)]))).toEqual(['unchanged']);
    await send([await row('')], { importId: 'hash-of-a-third-file' });
    expect(await pictures()).toEqual([{ ...first, alt: { en: 'Lit' } }]);
    await expectTrueCopy();
  });

  describe('whose pictures have changed places', () => {
    const filesOf = (name: string) => ({
      img: `/${name}.webp`,
      thumbnail: `/${name}-400.webp`,
      medium: `/${name}-800.webp`,
      share: `/${name}-share.jpg`,
    });
    const LIT = filesOf('lit');
    const BACK = { ...filesOf('back'), alt: { en: 'Its back' } };
    const cellsOf = ({ img, thumbnail, medium, share }: typeof LIT) => ({
      picture: img,
      'small picture': thumbnail,
      'middle picture': medium,
      'share picture': share,
      'more pictures': undefined,
    });
    const FILED = cellsOf(LIT);

    test.each([
      ['the cells of the small pictures as they were', { ...FILED, picture: BACK.img }],
      ['these cells exchanged, too', cellsOf(BACK)],
      ['these cells emptied', { ...cellsOf({ img: BACK.img, thumbnail: '', medium: '', share: '' }) }],
    ])('keeps the small pictures of each, with %s', async (_, cells) => {
      const { _id, ...item } = await read<{ _id: string }>(`/item/${MOON}`);
      await ask(admin, `PATCH /item/${MOON}`, { ...item, ...LIT, pictures: [LIT, BACK] });
      await send([await exported(MOON, { ...cells, 'more pictures': LIT.img })]);
      const { alt, ...first } = BACK;
      expect(await read(`/item/${MOON}`)).toMatchObject({ ...first, pictures: [BACK, LIT] });
      await expectTrueCopy();
    });

    test('keeps those of its only picture, when a new one comes before it', async () => {
      const { _id, ...item } = await read<{ _id: string }>(`/item/${MOON}`);
      await ask(admin, `PATCH /item/${MOON}`, { ...item, ...LIT, pictures: [LIT] });
      await send([await exported(MOON, { ...FILED, picture: '/new.webp', 'more pictures': LIT.img })]);
      const { pictures, thumbnail } = await read<{ pictures: object[]; thumbnail?: string }>(`/item/${MOON}`);
      expect(pictures).toEqual([{ img: '/new.webp' }, LIT]);
      expect(thumbnail).toBeUndefined();
    });

    test.each([
      ['a new one', { img: '/new.webp' }],
      ['one of its others', filesOf('back')],
    ])('has the small pictures of %s as its first, in a file without further pictures', async (_, first) => {
      const { _id, ...item } = await read<{ _id: string }>(`/item/${MOON}`);
      await ask(admin, `PATCH /item/${MOON}`, { ...item, ...LIT, pictures: [LIT, BACK, { img: '/plug.webp' }] });
      await send([await exported(MOON, { ...FILED, picture: first.img })]);
      const { img, thumbnail, medium, share } = await read<typeof LIT>(`/item/${MOON}`);
      expect({ img, thumbnail, medium, share }).toEqual(first);
      await expectTrueCopy();
    });

    const NEW = filesOf('new');

    test.each([
      ['all small pictures', NEW, undefined],
      ['all small pictures, in a file with further ones', NEW, LIT.img],
      ['only a thumbnail', { ...NEW, medium: '', share: '' }, undefined],
      ['only a medium one, in a file with further ones', { ...NEW, thumbnail: '', share: '' }, LIT.img],
      ['only one for shared links', { ...NEW, thumbnail: '', medium: '' }, undefined],
    ])('has what the file names beside its new first picture: %s', async (_, named, morePictures) => {
      const { _id, ...item } = await read<{ _id: string }>(`/item/${MOON}`);
      await ask(admin, `PATCH /item/${MOON}`, { ...item, ...LIT, pictures: [LIT, BACK] });
      await send([await exported(MOON, { ...cellsOf(named), 'more pictures': morePictures })]);
      const {
        img,
        thumbnail = '',
        medium = '',
        share = '',
        pictures,
      } = await read<typeof NEW & { pictures: object[] }>(`/item/${MOON}`);
      expect({ img, thumbnail, medium, share }).toEqual(named);
      expect(pictures.at(-1)).toMatchObject(morePictures ? LIT : BACK);
      await expectTrueCopy();
    });
  });

  test('and no version overwrites', async () => {
    expect(await outcomes(send([await exported(MOON, { price: '7', version: undefined })]))).toEqual(['changed']);
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
    { row: 2, outcome: 'new', isNameTaken: true, added: expect.anything() },
    { row: 3, outcome: 'new', added: expect.anything() },
  ]);
});

test('a row whose letters became question marks is left out, where its product has Bangla; a question in English is none', async () => {
  const before = await read(`/item/${PENDANT}`);
  const inBangla = { 'name in bangla': '????? ?????', 'description in bangla': '???' };
  const lost = await exported(PENDANT, { price: '1', ...inBangla });
  const asked = await exported(MOON, { description: 'Which room? Ask us??' }, 3);
  const named = lamp(4, { name: '????? ????' });
  const unpriced = await exported(PENDANT, { price: '', picture: '', ...inBangla });
  const rows = [lost, asked, named];
  expect(await outcomes(check([unpriced, lamp(3, { categories: '????? ????' })]))).toEqual([
    'unreadable',
    'unreadable',
  ]);
  expect(await outcomes(check(rows))).toEqual(['unreadable', 'changed', 'unreadable']);
  expect(await outcomes(send(rows))).toEqual(['unreadable', 'changed', 'unreadable']);
  expect(await read(`/item/${PENDANT}`)).toEqual(before);
  expect(await read(`/item/${MOON}`)).toMatchObject({ desc: 'Which room? Ask us??' });
  expect(await countProducts()).toBe(53);
});

test('featured lists stay as they are', async () => {
  const before = await read('/bestProducts');
  await send([lamp(2), await exported(MOON, { price: '5' }, 3)]);
  expect(await read('/bestProducts')).toEqual(before);
});

test('a list of products contains their versions on request', async () => {
  const [first] = await read<{ _id: string; version: string }[]>('/products?limit=1&fields=_id,version');
  expect(first).toEqual({ _id: first?._id, version: (await read<{ version: string }>(`/item/${first?._id}`)).version });
});
