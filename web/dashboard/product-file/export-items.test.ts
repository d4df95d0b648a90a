import type { StaffItem } from '@aloghor/functions/contract/products';
import { FIRST_CATEGORIES } from '@aloghor/functions/domain/categories';
import { LANGUAGE_TABLE, TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { productsCsv, templateCsv } from './export-items.tsx';
import { readFile } from './read-file.ts';

const [FIRST_CATEGORY, SECOND_CATEGORY] = CATEGORY_NAMES;

/** The first one under another name. */
const RENAMED = FIRST_CATEGORIES.map((category) =>
  category.name === FIRST_CATEGORY ? { ...category, label: { en: 'Great lights', bn: 'বড় বাতি' } } : category,
);

/** The names of further languages than English and Bangla, each of which has columns of its own. */
const FURTHER = TRANSLATED_LANGUAGES.filter((language) => language !== 'bn').map((language) =>
  LANGUAGE_TABLE[language].englishName.toLowerCase(),
);
const forEach = (column: (name: string) => string) => FURTHER.map(column).join('');

const MOON: StaffItem = {
  _id: 'moon',
  version: 'v1',
  name: '=Moon; "small"',
  article: 'AL-104',
  desc: 'রূপালি আলো,\nসুন্দর',
  price: 1250.5,
  cost: 700,
  categories: [FIRST_CATEGORY, SECOND_CATEGORY],
  rooms: ['bedroom', 'drawing'],
  img: 'https://i.example/moon.jpg',
  thumbnail: '/moon-400.webp',
  translations: { bn: { name: 'চাঁদ বাতি' } },
  stock: 7,
  shelf: 'B2',
  weight: 1_250,
  family: { id: 'moons', option: { en: 'Small', bn: 'ছোট' } },
  pictures: [{ img: 'https://i.example/moon.jpg' }, { img: '/moon-back.webp' }, { img: '/moon-plug.webp' }],
  specs: {
    watt: 9.5,
    voltage: 220,
    bulbs: 3,
    switch: 'onCord',
    light: 'warm',
    dimmable: false,
    material: ['brass', 'glass'],
  },
};

test('a product is one row for spreadsheets: with a byte order mark, formulas made harmless, and categories by their labels', () => {
  expect(productsCsv([{ ...MOON, name: '=Moon', desc: 'Bright', translations: undefined } as StaffItem], RENAMED)).toBe(
    `\uFEFFid,version,name,article,description,price,cost,cost when exported,categories,rooms,picture,small picture,middle picture,share picture,more pictures,name in bangla,description in bangla,${forEach((name) => `name in ${name},description in ${name},`)}stock,stock when exported,shelf,weight (g),hidden,family,choice in english,choice in bangla,${forEach((name) => `choice in ${name},`)}width (cm),height (cm),depth (cm),cable (cm),watt,voltage,lumen,colour of light,kelvin,holder,bulbs,bulb included,switch,dimmable,material,colour,protection,warranty (months)\r\n` +
      `moon,v1,'=Moon,AL-104,Bright,1250.5,700,700,"Great lights; ${SECOND_CATEGORY}","bedroom; drawing",https://i.example/moon.jpg,/moon-400.webp,,,"/moon-back.webp\n/moon-plug.webp",,,${forEach(() => ',,')}7,7,B2,1250,,moons,Small,ছোট,${forEach(() => ',')},,,,9.5,220,,warm,,,3,,onCord,no,"brass; glass",,,\r\n`,
  );
});

test('an import reads what an export has written', () => {
  const cells = {
    id: 'moon',
    version: 'v1',
    name: '=Moon; "small"',
    article: 'AL-104',
    description: 'রূপালি আলো,\nসুন্দর',
    price: '1250.5',
    cost: '700',
    'cost when exported': '700',
    categories: `${FIRST_CATEGORY}; ${SECOND_CATEGORY}`,
    rooms: 'bedroom; drawing',
    picture: 'https://i.example/moon.jpg',
    'small picture': '/moon-400.webp',
    'more pictures': '/moon-back.webp\n/moon-plug.webp',
    'name in bangla': 'চাঁদ বাতি',
    stock: '7',
    'stock when exported': '7',
    shelf: 'B2',
    'weight (g)': '1250',
    hidden: 'yes',
    family: 'moons',
    'choice in english': 'Small',
    'choice in bangla': 'ছোট',
    watt: '9.5',
    'colour of light': 'warm',
    voltage: '220',
    bulbs: '3',
    switch: 'onCord',
    dimmable: 'no',
    material: 'brass; glass',
  };
  const read = readFile(productsCsv([{ ...MOON, hidden: true }], FIRST_CATEGORIES));
  expect(read).toMatchObject({ rows: [{ row: 2, cells }], problems: [], unknownColumns: [] });
  const others = 'rows' in read && Object.entries(read.rows[0]?.cells ?? {}).filter(([column]) => !(column in cells));
  expect(others).toHaveLength(14 + 3 * FURTHER.length);
  expect(Object.fromEntries(others || [])).toMatchObject({
    'middle picture': '',
    'share picture': '',
    'width (cm)': '',
    'warranty (months)': '',
  });
});

test('the template is a file without problems', () => {
  const template = readFile(templateCsv({ name: 'Lamp', desc: 'A lamp.' }, RENAMED));
  expect(template).toMatchObject({
    problems: [],
    rows: [{ cells: { name: 'Lamp', price: '1250', categories: `Great lights; ${SECOND_CATEGORY}` } }],
  });
});
