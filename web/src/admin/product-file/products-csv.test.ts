import type { Item } from '@aloghor/functions/contract/products';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { productsCsv, templateCsv } from './products-csv.ts';
import { readFile } from './read-file.ts';

const [FIRST_CATEGORY, SECOND_CATEGORY] = CATEGORY_NAMES;

const MOON: Item = {
  _id: 'moon',
  version: 'v1',
  name: '=Moon; "small"',
  desc: 'রূপালি আলো,\nসুন্দর',
  price: 1250.5,
  categories: [FIRST_CATEGORY, SECOND_CATEGORY],
  img: 'https://i.example/moon.jpg',
  thumbnail: '/moon-400.webp',
  nameBn: 'চাঁদ বাতি',
};

test('a product is one line, for spreadsheets: a byte order mark, formulas made harmless', () => {
  expect(productsCsv([{ ...MOON, name: '=Moon', desc: 'Bright', nameBn: undefined } as Item])).toBe(
    '\uFEFFid,version,name,description,price,categories,picture,small picture,middle picture,name in bangla,description in bangla\r\n' +
      `moon,v1,'=Moon,Bright,1250.5,"${FIRST_CATEGORY}; ${SECOND_CATEGORY}",https://i.example/moon.jpg,/moon-400.webp,,,\r\n`,
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
        nameBn: 'চাঁদ বাতি',
        descBn: '',
      },
    ],
    problems: [],
    unknownColumns: [],
  });
});

test('the template is a file without a problem', () => {
  const template = readFile(templateCsv({ name: 'Lamp', desc: 'A lamp.' }));
  expect(template).toMatchObject({ problems: [], rows: [{ name: 'Lamp', price: 1250 }] });
});
