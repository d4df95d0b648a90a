import type { FileProblem } from '@aloghor/functions/domain/product-columns';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { shop } from '../../shared/shop.config.ts';
import { decodeText, type ReadFile, readFile } from './read-file.ts';

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

test('a row is a product: quotes, line breaks, Bangla, several categories, prices as people write them', () => {
  const categories = `${FIRST_CATEGORY.toLowerCase()}; ${SECOND_CATEGORY}`;
  const line = `"Jute ""Moon"", small","রঙিন বাতি\nসুন্দর","${shop.currency.sign} ১,২৫০.৫০",${categories},/pictures/a.webp`;
  expect(read(`\uFEFF${HEAD}\r\n${line}\r\n`)).toEqual({
    rows: [
      {
        row: 2,
        name: 'Jute "Moon", small',
        desc: 'রঙিন বাতি\nসুন্দর',
        price: 1250.5,
        categories: [FIRST_CATEGORY, SECOND_CATEGORY],
        img: '/pictures/a.webp',
        thumbnail: '',
        medium: '',
      },
    ],
    problems: [],
    unknownColumns: [],
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
  expect(rows).toMatchObject([{ name: 'Lamp', price: 1250, categories: [FIRST_CATEGORY, SECOND_CATEGORY] }]);
});

test('empty lines are left out, and rows are numbered as a spreadsheet numbers them', () => {
  expect(read([HEAD, LAMP, ',,,,', '', LAMP].join('\n')).rows.map(({ row }) => row)).toEqual([2, 5]);
});

test('id and version are read, and the protection of formulas by an export is removed', () => {
  const text = `id,version,${HEAD}\nmoon,v1,'=Moon,'-50 watt,900,${FIRST_CATEGORY},/a.webp`;
  expect(read(text).rows).toMatchObject([{ id: 'moon', version: 'v1', name: '=Moon', desc: '-50 watt' }]);
});

test('unknown columns are named', () => {
  expect(read(`${HEAD},Shelf,Finish\n${LAMP},7,red`).unknownColumns).toEqual(['Shelf', 'Finish']);
});

test.each<[string, FileProblem]>([
  ['', { why: 'empty' }],
  [HEAD, { why: 'noRows' }],
  ['name,price\nLamp,900', { why: 'missingColumns', columns: ['description', 'categories', 'picture'] }],
  [`${HEAD},Image\n${LAMP},/b.webp`, { why: 'doubleColumns', columns: ['picture'] }],
  [[HEAD, ...Array(5_001).fill(LAMP)].join('\n'), { why: 'tooManyRows', count: 5_001 }],
])('a file is rejected: %#', (text, problem) => {
  expect(readFile(text)).toEqual(problem);
});

test('every problem has its row and its column, in the order of the rows', () => {
  expect(
    problemsOf(
      LAMP,
      ' ,,,,',
      `Lamp,A lamp.,free,Lava lamps; ${FIRST_CATEGORY},lamp.jpg`,
      `${'x'.repeat(201)},A lamp.,-5,${FIRST_CATEGORY},/a.webp`,
      `Lamp,A lamp.,"10,000,001",${FIRST_CATEGORY},/a.webp`,
      `Lamp,A lamp.,1,250,${FIRST_CATEGORY},/a.webp`,
    ),
  ).toEqual([
    { row: 4, column: 'price', why: 'notPrice', value: 'free' },
    { row: 4, column: 'categories', why: 'unknownCategory', value: 'Lava lamps' },
    { row: 4, column: 'picture', why: 'notAddress', value: 'lamp.jpg' },
    { row: 5, column: 'name', why: 'tooLong', value: undefined },
    { row: 5, column: 'price', why: 'negative', value: '-5' },
    { row: 6, column: 'price', why: 'tooMuch', value: '10,000,001' },
    { row: 7, column: 'categories', why: 'unknownCategory', value: '250' },
    { row: 7, column: 'picture', why: 'notAddress', value: FIRST_CATEGORY },
    { row: 7, why: 'tooManyCells' },
  ]);
});

test('each missing cell is a problem', () => {
  expect(problemsOf('Lamp,,,,').map(({ column, why }) => `${column} ${why}`)).toEqual([
    'description missing',
    'price missing',
    'categories missing',
    'picture missing',
  ]);
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

const BANGLA_HEAD = `id,${HEAD},name in bangla,description in bangla`;

test('a file in which Bangla became question marks is rejected whole, before its other problems', () => {
  const rows = [
    'moon,Moon,A moon lamp.,900,Table Lamp,,?????,????? ???',
    'sun,Sun,Which room? Ask us??,900,Table Lamp,,????,',
  ];
  expect(readFile([BANGLA_HEAD, ...rows].join('\n'))).toEqual({ why: 'encoding' });
});

test.each([
  ['category', `Lamp,A lamp.,900,????? ??????,/a.webp`],
  ['price', `Lamp,A lamp.,? ???,Table Lamp,/a.webp`],
  ['name', `????? ????,A lamp.,900,Table Lamp,`],
])('a %s of question marks says that the file lost its letters', (_, row) => {
  expect(readFile(`${HEAD}\n${row}`)).toEqual({ why: 'encoding' });
});

test('a question is none of the problems, beside others', () => {
  const row = 'moon,Moon,Which room? Ask us??,900,Table Lamp,,কোন ঘর??,';
  expect(read(`${BANGLA_HEAD}\n${row}`).problems).toEqual([{ row: 2, column: 'picture', why: 'missing' }]);
});

test.each([
  ['an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4]), 'workbook'],
  ['letters of an old code page', new Uint8Array([0x4c, 0xe9, 0x61]), 'encoding'],
  ['a file with bytes of zero', new Uint8Array([0x4c, 0x61, 0x6d, 0, 0x70]), 'encoding'],
  ['more than 10 MB', new Uint8Array(10_000_001), 'tooLarge'],
])('%s is rejected', (_, bytes, why) => {
  expect(decodeText(bytes)).toEqual({ why });
});
