import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { shop } from '../../shared/shop.config.ts';
import { decodeText } from '../csv-file.ts';
import { NOTHING_LEFT_OUT } from './join-rows.ts';
import { type FileProblem, type ReadFile, readFile } from './read-file.ts';

const [FIRST_CATEGORY, SECOND_CATEGORY] = CATEGORY_NAMES;

const HEAD = 'name,description,price,categories,picture';
const LAMP = `Lamp,A lamp.,900,${FIRST_CATEGORY},https://i.example/lamp.jpg`;

const isRead = (read: ReadFile | FileProblem): read is ReadFile => 'rows' in read;
function read(text: string): ReadFile {
  const file = readFile(text);
  if (!isRead(file)) throw new Error(`not read: ${file.why}`);
  return file;
}
const problemsOf = (...lines: string[]) => read([HEAD, ...lines].join('\n')).problems;

test('a row is its cells by their columns: with quotes, line breaks and Bangla', () => {
  const line = `"Jute ""Moon"", small","রঙিন বাতি\nসুন্দর","${shop.currency.sign} ১,২৫০.৫০",Table Lamp; LED Fan, /a.webp `;
  expect(read(`\uFEFF${HEAD}\r\n${line}\r\n`)).toEqual({
    rows: [
      {
        row: 2,
        cells: {
          name: 'Jute "Moon", small',
          description: 'রঙিন বাতি\nসুন্দর',
          price: `${shop.currency.sign} ১,২৫০.৫০`,
          categories: 'Table Lamp; LED Fan',
          picture: '/a.webp',
        },
      },
    ],
    problems: [],
    unknownColumns: [],
    leftOut: NOTHING_LEFT_OUT,
  });
});

test.each([
  [
    'semicolons',
    `sep=;\r\nName;Price;Description;Categories;Picture\r\nLamp;"1,250";A lamp.;"${FIRST_CATEGORY}; ${SECOND_CATEGORY}";/a.webp`,
  ],
  ['tabs', `name\tprice\tdesc\tcategory\timage\nLamp\t1250\tA lamp.\t${FIRST_CATEGORY}|${SECOND_CATEGORY}\t/a.webp`],
])('cells may be separated by %s, and columns stand in any order', (_, text) => {
  const { rows, problems } = read(text);
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([{ cells: { name: 'Lamp', description: 'A lamp.', picture: '/a.webp' } }]);
  expect(rows[0]?.cells.price).toMatch(/^1,?250$/);
  expect(rows[0]?.cells.categories).toMatch(/^Chandeliers lights(; |\|)Wall lights$/);
});

test('empty lines are left out, and rows are numbered as a spreadsheet numbers them', () => {
  expect(read([HEAD, LAMP, ',,,,', '', LAMP].join('\n')).rows.map(({ row }) => row)).toEqual([2, 5]);
});

test('lines may end in several ways, within a cell, too', () => {
  const { rows } = read(`${HEAD}\r\n${LAMP}\r${LAMP}\n"A\r\nB",${LAMP.slice(5)}\r\n`);
  expect(rows.map(({ row, cells }) => [row, cells.name])).toEqual([
    [2, 'Lamp'],
    [3, 'Lamp'],
    [4, 'A B'],
  ]);
});

test.each([
  ['', 2],
  ['\n,,,,\n', 4],
  ['Our lamps,,,,\n\n', 4],
])('above the headings may be empty lines and a title: %j', (above, row) => {
  const { rows } = read([above + HEAD, LAMP].join('\n'));
  expect(rows.map((one) => [one.row, one.cells.price])).toEqual([[row, '900']]);
  const withSemicolons = read([above.replaceAll(',', ';') + HEAD, LAMP].join('\n').replaceAll(',', ';'));
  expect(withSemicolons.rows.map((one) => one.row)).toEqual([row]);
});

test('the most products of a file may stand below a title, and have empty lines between them', () => {
  const { rows } = read(['Our lamps', '', HEAD, LAMP, '', ...Array(4_999).fill(LAMP)].join('\n'));
  expect([rows.length, rows.at(-1)?.row]).toEqual([5_000, 5_004]);
});

test('id and version are read, and the protection of formulas by an export is removed', () => {
  const text = `id,version,${HEAD}\nmoon,v1,'=Moon,'-50 watt,900,${FIRST_CATEGORY},/a.webp`;
  expect(read(text).rows).toMatchObject([
    { cells: { id: 'moon', version: 'v1', name: '=Moon', description: '-50 watt' } },
  ]);
});

test('unknown columns are named', () => {
  expect(read(`${HEAD},Corner,Finish\n${LAMP},7,red`).unknownColumns).toEqual(['Corner', 'Finish']);
});

test.each<[string, FileProblem]>([
  ['', { why: 'empty' }],
  [HEAD, { why: 'noRows' }],
  ['name,price\nLamp,900', { why: 'missingColumns', columns: ['description', 'categories', 'picture'] }],
  [`${HEAD},Picture\n${LAMP},/b.webp`, { why: 'doubleColumns', columns: ['picture'] }],
  [`${HEAD},Qty,qty\n${LAMP},1,2`, { why: 'doubleColumns', columns: ['stock'] }],
  [[HEAD, ...Array(5_001).fill(LAMP)].join('\n'), { why: 'tooManyRows', count: 5_001 }],
  [[HEAD, ...Array(9_999).fill(''), LAMP].join('\n'), { why: 'tooManyRows', count: 10_001 }],
])('a file is rejected: %#', (text, problem) => {
  expect(readFile(text)).toEqual(problem);
});

test.each([
  ['ID,NAME ,Description, PRICE (Tk),Category,Photo', '900 tk'],
  ['_id,নাম,বিবরণ,দাম,ক্যাটাগরি,ছবি', '900'],
  ['id,name,desc,price,categories,img', '900'],
  ['Id,Product Name,Details,Unit price,Product category,Image URL', '900'],
  ['id,পণ্যের নাম,বিবরণ,মূল্য,ক্যাটাগরি,ছবি', '900'],
  ['id,\u200bName,Desc\u200b,Price\u200e (Tk),\u2060Category,Photo', '900 tk'],
])('headings are known in other cases, with spaces, in Bangla and by other names: %s', (head, price) => {
  const { rows, unknownColumns } = read(`${head}\nmoon,Lamp,A lamp.,900,Table Lamp,/a.webp`);
  expect(unknownColumns).toEqual([]);
  const cells = {
    id: 'moon',
    name: 'Lamp',
    description: 'A lamp.',
    price,
    categories: 'Table Lamp',
    picture: '/a.webp',
  };
  expect(rows).toEqual([{ row: 2, cells }]);
});

test.each([
  ['Name,Description,Details,Price,Unit price,Stock,Qty', ['Details', 'Unit price', 'Qty']],
  ['Product name,Details,Product description,মূল্য,দাম,Qty,Quantity', ['Details', 'মূল্য', 'Qty']],
  ['Name,Desc,Price (Tk),Selling price,Quantity (pcs),Pieces,পরিমাণ', ['Selling price', 'Pieces', 'পরিমাণ']],
])('of several names of a column one is meant, and the others are ignored: %s', (head, ignored) => {
  const columns = `${head},Categories,Picture`.split(',');
  const cells = columns.map((heading) => (ignored.includes(heading) ? 'ignored' : heading));
  const { rows, unknownColumns } = read(`${columns.join(',')}\n${cells.join(',')}`);
  expect(unknownColumns).toEqual(ignored);
  expect(Object.keys(rows[0]?.cells ?? {}).sort()).toEqual([
    'categories',
    'description',
    'name',
    'picture',
    'price',
    'stock',
  ]);
  expect(Object.values(rows[0]?.cells ?? {})).not.toContain('ignored');
});

test('a unit in the heading is that of its cells without one', () => {
  const { rows } = read(`${HEAD},Weight (kg),Width\n${LAMP},2.5,40 cm\n${LAMP},900 g,40\n${LAMP},,`);
  expect(rows.map(({ cells }) => [cells['weight (g)'], cells['width (cm)']])).toEqual([
    ['2.5 kg', '40 cm'],
    ['900 g', '40'],
    ['', ''],
  ]);
});

test('a row with more cells than the header is a problem', () => {
  expect(problemsOf(LAMP, `Lamp,A lamp.,1,250,${FIRST_CATEGORY},/a.webp`)).toEqual([{ row: 3, why: 'tooManyCells' }]);
});

test('a category is given to the products for which a file names none', () => {
  const text = 'name,description,price,picture\nLamp,A lamp.,900,/a.webp';
  expect(readFile(text)).toEqual({ why: 'missingColumns', columns: ['categories'] });
  expect(readFile(text, 'LED Fan')).toMatchObject({ rows: [{ cells: { categories: 'LED Fan' } }], problems: [] });
  const named = readFile(`${HEAD}\n${LAMP}`, 'LED Fan');
  expect(named).toMatchObject({ rows: [{ cells: { categories: FIRST_CATEGORY } }] });
});

test('a repeated product is a problem of its second row', () => {
  const text = `id,${HEAD}\nmoon,${LAMP}\n,${LAMP}\nmoon,${LAMP}\n,${LAMP}`;
  expect(read(text).problems).toEqual([{ row: 4, column: 'id', why: 'doubleId', value: 'moon' }]);
});

test('an unclosed quotation mark is the only problem that is shown', () => {
  expect(problemsOf(LAMP, 'Lamp,"A lamp.,x,y,z', LAMP)).toEqual([{ row: 3, why: 'quotes' }]);
});

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

test.each([
  ['UTF-8', new TextEncoder().encode('\uFEFFরূপা')],
  ['UTF-16, as Excel calls Unicode', utf16('রূপা')],
  ['UTF-16 with its bytes swapped', new Uint8Array(Buffer.from('\uFEFFরূপা', 'utf16le').swap16())],
])('a file in %s is read, without its byte order mark', (_, bytes) => {
  expect(decodeText(bytes)).toBe('রূপা');
});

test.each([
  ['', (bytes: Buffer) => bytes],
  [', with its bytes swapped', (bytes: Buffer) => bytes.swap16()],
])('a file in UTF-16 is read without a byte order mark, too%s', (_, inOrder) => {
  expect(decodeText(new Uint8Array(inOrder(Buffer.from('name,রূপা', 'utf16le'))))).toBe('name,রূপা');
});

test.each([
  ['an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4]), 'workbook'],
  ['one of an old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'workbook'],
  ['a page that is called one', new TextEncoder().encode('\n<table border="1"><tr><td>name</td>'), 'workbook'],
  ['letters of an old code page', new Uint8Array([0x4c, 0xe9, 0x61]), 'encoding'],
  ['a file with bytes of zero', new Uint8Array([0x4c, 0x61, 0x6d, 0, 0x70]), 'encoding'],
  ['more than 10 MB', new Uint8Array(10_000_001), 'tooLarge'],
])('%s is rejected', (_, bytes, why) => {
  expect(decodeText(bytes)).toEqual({ why });
});
