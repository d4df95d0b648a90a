import type { AdminItem } from '@aloghor/functions/contract/products';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { productsCsv, templateCsv } from './export-items.tsx';
import { readFile } from './read-file.ts';

const [FIRST_CATEGORY, SECOND_CATEGORY] = CATEGORY_NAMES;

const MOON: AdminItem = {
  _id: 'moon',
  version: 'v1',
  name: '=Moon; "small"',
  desc: 'রূপালি আলো,\nসুন্দর',
  price: 1250.5,
  categories: [FIRST_CATEGORY, SECOND_CATEGORY],
  img: 'https://i.example/moon.jpg',
  thumbnail: '/moon-400.webp',
  translations: { bn: { name: 'চাঁদ বাতি' } },
  stock: 7,
  weight: 1_250,
  family: { id: 'moons', option: { en: 'Small', bn: 'ছোট' } },
  pictures: [{ img: 'https://i.example/moon.jpg' }, { img: '/moon-back.webp' }, { img: '/moon-plug.webp' }],
  specs: { watt: 9.5, light: 'warm', dimmable: false, material: ['brass', 'glass'] },
};

test('a product is one row for spreadsheets: with a byte order mark, and formulas made harmless', () => {
  expect(productsCsv([{ ...MOON, name: '=Moon', desc: 'Bright', translations: undefined } as AdminItem])).toBe(
    '\uFEFFid,version,name,description,price,categories,picture,small picture,middle picture,more pictures,name in bangla,description in bangla,stock,stock when exported,weight (g),family,choice in english,choice in bangla,width (cm),height (cm),depth (cm),cable (cm),watt,lumen,colour of light,kelvin,holder,bulb included,dimmable,material,colour,protection,warranty (months)\r\n' +
      `moon,v1,'=Moon,Bright,1250.5,"${FIRST_CATEGORY}; ${SECOND_CATEGORY}",https://i.example/moon.jpg,/moon-400.webp,,"/moon-back.webp\n/moon-plug.webp",,,7,7,1250,moons,Small,ছোট,,,,,9.5,,warm,,,,no,"brass; glass",,,\r\n`,
  );
});

test('an import reads what an export has written', () => {
  expect(readFile(productsCsv([MOON]))).toEqual({
    rows: [
      {
        row: 2,
        id: 'moon',
        version: 'v1',
        name: '=Moon; "small"',
        desc: 'রূপালি আলো,\nসুন্দর',
        price: 1250.5,
        categories: [FIRST_CATEGORY, SECOND_CATEGORY],
        img: 'https://i.example/moon.jpg',
        thumbnail: '/moon-400.webp',
        medium: '',
        morePictures: ['/moon-back.webp', '/moon-plug.webp'],
        translations: { bn: { name: 'চাঁদ বাতি', desc: '' } },
        stock: 7,
        stockSeen: 7,
        weight: 1_250,
        family: { id: 'moons', option: { en: 'Small', bn: 'ছোট' } },
        specs: {
          width: null,
          height: null,
          depth: null,
          cable: null,
          watt: 9.5,
          lumen: null,
          light: 'warm',
          kelvin: null,
          holder: null,
          bulbIncluded: null,
          dimmable: false,
          material: ['brass', 'glass'],
          colour: null,
          protection: null,
          warranty: null,
        },
      },
    ],
    problems: [],
    unknownColumns: [],
  });
});

test('the template is a file without problems', () => {
  const template = readFile(templateCsv({ name: 'Lamp', desc: 'A lamp.' }));
  expect(template).toMatchObject({ problems: [], rows: [{ name: 'Lamp', price: 1250 }] });
});

const fileOf = (columns: string, cells: string) =>
  readFile(`name,description,price,categories,picture,${columns}\nLamp,A lamp.,9,"${FIRST_CATEGORY}",/l.webp,${cells}`);

test('the stock is changed only by a number, and sent as unseen if the export had none', () => {
  const both = 'stock,stock when exported';
  const row = { row: 2, name: 'Lamp', desc: 'A lamp.', price: 9, categories: [FIRST_CATEGORY], img: '/l.webp' };
  const lamp = { ...row, thumbnail: '', medium: '' };
  const read = { problems: [], unknownColumns: [] };
  expect(fileOf(both, ',7')).toEqual({ ...read, rows: [lamp] });
  expect(fileOf(both, '৯,')).toEqual({ ...read, rows: [{ ...lamp, stock: 9, stockSeen: null }] });
  expect(fileOf('stock', '3')).toEqual({ ...read, rows: [{ ...lamp, stock: 3 }] });
  expect(fileOf(both, 'many,')).toMatchObject({
    problems: [{ row: 2, column: 'stock', why: 'notCount', value: 'many' }],
  });
});

test('a weight without a column stays as it is, and an empty cell removes it', () => {
  expect(fileOf('stock', '3')).not.toHaveProperty('rows.0.weight');
  expect(fileOf('Weight (g)', '"১,২৫০"')).toHaveProperty('rows.0.weight', 1_250);
  expect(fileOf('weight (g)', '')).toHaveProperty('rows.0.weight', null);
  expect(fileOf('weight (g)', '1.2 kg')).toMatchObject({ problems: [{ column: 'weight (g)', why: 'notMeasure' }] });
  expect(fileOf('weight (g)', '0')).toMatchObject({ problems: [{ column: 'weight (g)', why: 'notMeasure' }] });
});

test('a family without a column stays as it is, and an empty cell takes the product out of it', () => {
  expect(fileOf('stock', '3')).not.toHaveProperty('rows.0.family');
  expect(fileOf('family', ' small moons ')).toHaveProperty('rows.0.family', { id: 'small moons' });
  expect(fileOf('family', '')).toHaveProperty('rows.0.family', null);
  expect(fileOf('family', 'x'.repeat(101))).toMatchObject({ problems: [{ column: 'family', why: 'tooLong' }] });
});

test.each([
  ['choice in english', 'Large', [{ column: 'choice in english', why: 'choiceAlone', value: 'Large' }]],
  ['family,choice in bangla', ',বড়', [{ column: 'choice in bangla', why: 'choiceAlone', value: 'বড়' }]],
  ['family,choice in english', ',', []],
  ['family,choice in english', 'moons,Large', []],
  ['id,choice in english', 'moon,Large', [{ why: 'choiceAlone' }]],
  ['id,family,choice in english', 'moon,,Large', []],
])('%s of %j: a choice is named only where its family is, or where it leaves it', (columns, cells, problems) => {
  const read = fileOf(columns, cells);
  expect(read).toMatchObject({ problems });
});

test('further pictures without a column stay as they are, and an empty cell removes them', () => {
  const seven = Array.from({ length: 7 }, (_, place) => `/${place}.webp`);
  expect(fileOf('stock', '3')).not.toHaveProperty('rows.0.morePictures');
  expect(fileOf('more pictures', '')).toHaveProperty('rows.0.morePictures', []);
  expect(fileOf('More Pictures', seven.join(' '))).toHaveProperty('rows.0.morePictures', seven);
  const problemOf = (cell: string) => fileOf('more pictures', cell);
  expect(problemOf('/a.webp lamp')).toMatchObject({ problems: [{ column: 'more pictures', why: 'notAddress' }] });
  expect(problemOf([...seven, '/7.webp'].join(' '))).toMatchObject({ problems: [{ why: 'tooManyPictures' }] });
});

test('a specification without a column stays as it is, an empty cell removes it, and others are read as people write them', () => {
  const specs = (columns: string, cells: string) => {
    const read = fileOf(columns, cells);
    return 'rows' in read && read.problems.length === 0 ? read.rows[0]?.specs : read;
  };
  expect(specs('stock', '3')).toBeUndefined();
  expect(specs('width,Watt', ',৯.৫')).toEqual({ width: null, watt: 9.5 });
  expect(specs('holder,dimmable,bulb included,material', 'Built In,হ্যাঁ,NO,"Glass, brass; glass"')).toEqual({
    holder: 'built-in',
    dimmable: true,
    bulbIncluded: false,
    material: ['glass', 'brass'],
  });
});

test.each([
  ['watt', '0', 'notMeasure', '0'],
  ['width (cm)', '40 cm', 'notMeasure', '40 cm'],
  ['lumen', '800.5', 'notMeasure', '800.5'],
  ['width (cm)', '1000.1', 'notMeasure', '1000.1'],
  ['dimmable', 'perhaps', 'notWhether', 'perhaps'],
  ['colour of light', 'pink', 'unknownChoice', 'pink (warm, neutral, cool, tunable, rgb)'],
  ['material', 'glass; gum', 'unknownChoice', expect.stringMatching(/^glass; gum \(brass, /)],
])('a cell of %s that holds %s is a problem', (column, cell, why, value) => {
  expect(fileOf(column, cell)).toMatchObject({ problems: [{ row: 2, column, why, value }] });
});
