import type { StaffItem } from '@aloghor/functions/contract/products';
import type { Specs } from '@aloghor/functions/contract/specs';
import { TRANSLATED_LANGUAGES } from '@aloghor/functions/domain/languages';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { describe, expect, test } from 'vitest';
import { changedFields, mergeItems } from './merge-items.ts';
import { areSameValues, type ProductInput, type ProductValues, valuesOf, valuesOfChoice } from './product-values.ts';
import { sentSpecs, specValuesOf } from './spec-values.ts';

const [FIRST_CATEGORY, SECOND_CATEGORY, THIRD_CATEGORY] = CATEGORY_NAMES;

/** In each language into which products are translated. */
const inEach = <Texts>(texts: Texts) => Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, texts]));
const UNTRANSLATED = inEach({ name: '', desc: '' });

const LAMP: ProductValues = {
  name: 'Jute Lamp',
  article: 'AL-104',
  desc: 'A lamp.',
  translations: { ...UNTRANSLATED, bn: { name: 'পাটের বাতি', desc: '' } },
  price: '900',
  cost: '540.5',
  stock: '7',
  shelf: 'B2',
  weight: '1250',
  categories: [FIRST_CATEGORY, SECOND_CATEGORY, THIRD_CATEGORY],
  rooms: ['bedroom'],
  specs: specValuesOf({ width: 40, dimmable: false, material: ['jute', 'steel'] }),
  family: { id: 'jute-lamps', option: { en: 'Large' } },
};

test('an untouched form has no edits', () => {
  const specs: Specs = { width: 40, dimmable: false, material: ['jute', 'steel'] };
  const { translations, ...lamp } = {
    ...LAMP,
    _id: 'jute',
    price: 900,
    cost: 540.5,
    stock: 7,
    weight: 1_250,
    img: '/jute.webp',
    specs,
  };
  expect(areSameValues(valuesOf({ ...lamp, translations: { bn: { name: 'পাটের বাতি' } } }), LAMP)).toBe(true);
  const empty = {
    name: '',
    article: '',
    desc: '',
    translations: UNTRANSLATED,
    price: '',
    cost: '',
    stock: '',
    shelf: '',
    weight: '',
    categories: [],
    rooms: [],
    specs: specValuesOf(),
    family: { id: '', option: {} },
  };
  expect(areSameValues(valuesOf(undefined), empty)).toBe(true);
});

test('unticking and ticking a category again is no edit, unless it was the main one', () => {
  expect(areSameValues(LAMP, { ...LAMP, categories: [FIRST_CATEGORY, THIRD_CATEGORY, SECOND_CATEGORY] })).toBe(true);
  expect(areSameValues(LAMP, { ...LAMP, categories: [SECOND_CATEGORY, THIRD_CATEGORY, FIRST_CATEGORY] })).toBe(false);
});

test.each<Partial<ProductValues>>([
  { name: 'Jute lamp' },
  { article: '' },
  { desc: '' },
  { translations: { bn: { name: '', desc: '' } } },
  { translations: { bn: { name: 'পাটের বাতি', desc: 'পাটের শেড।' } } },
  { price: '901' },
  { stock: '' },
  { cost: '' },
  { weight: '1300' },
  { categories: [] },
  { rooms: [] },
  { rooms: ['bedroom', 'office'] },
  { family: { id: '', option: {} } },
  { family: { id: 'jute-lamps', option: { en: 'Large', bn: 'বড়' } } },
  { specs: specValuesOf({ width: 41, dimmable: false, material: ['jute', 'steel'] }) },
  { specs: specValuesOf({ width: 40, material: ['jute', 'steel'] }) },
  { specs: specValuesOf({ width: 40, dimmable: false, material: ['jute'] }) },
])('is an edit: %j', (change) => {
  expect(areSameValues(LAMP, { ...LAMP, ...change })).toBe(false);
});

const [FIRST, SECOND] = CATEGORY_NAMES;

const THEIRS: StaffItem = {
  version: 'v1',
  _id: 'jute',
  name: 'Jute Lamp',
  desc: 'A lamp.',
  price: 777,
  categories: [FIRST],
  img: '/jute.webp',
};
const { pictures, ...SAVED } = THEIRS;
const SAME: ProductInput = {
  ...SAVED,
  article: null,
  shelf: null,
  rooms: null,
  specs: {},
  weight: null,
  family: null,
  translations: { bn: { name: '', desc: '' } },
  thumbnail: '',
  medium: '',
  share: '',
};

/** What both have changed, from something else, where they differ. */
function differingFields(theirs: StaffItem, mine: ProductInput) {
  const before: StaffItem = {
    version: 'v0',
    _id: 'jute',
    name: 'Before',
    desc: 'Before.',
    price: 1,
    stock: 1,
    weight: 1,
    categories: [THIRD_CATEGORY],
    img: '/before.webp',
    pictures: [{ img: '/before.webp' }],
    family: { id: 'before', option: {} },
    specs: { width: 1 },
    translations: { bn: { name: 'আগে', desc: 'আগে' } },
  };
  return mergeItems({ before, mine, theirs }).conflicts;
}

test('only what saving would change is shown', () => {
  expect(differingFields(THEIRS, SAME)).toEqual([]);
  expect(differingFields(THEIRS, { ...SAME, price: 900 })).toEqual(['price']);
  expect(differingFields(THEIRS, { ...SAME, name: 'Lamp', categories: [SECOND], img: '/new.webp' })).toEqual([
    'name',
    'categories',
    'img',
  ]);
});

describe('where somebody else has saved meanwhile', () => {
  const BEFORE = {
    ...THEIRS,
    stock: 7,
    specs: { width: 40, watt: 9 },
    translations: { bn: { name: 'পাট', desc: 'বাতি' } },
  };
  const UNTOUCHED = { ...SAME, specs: { width: 40, watt: 9 }, translations: { bn: { name: 'পাট', desc: 'বাতি' } } };

  test('each field is kept from the one who changed it', () => {
    const mine = {
      ...UNTOUCHED,
      price: 900,
      specs: { width: 41, watt: 9 },
      translations: { bn: { name: 'জুট', desc: 'বাতি' } },
    };
    const theirs = {
      ...BEFORE,
      version: 'v2',
      name: 'Jute Drum',
      desc: 'A drum.',
      stock: 5,
      specs: { width: 40, watt: 12 },
    };
    expect(mergeItems({ before: BEFORE, mine, theirs })).toEqual({
      change: {
        name: 'Jute Drum',
        desc: 'A drum.',
        price: 900,
        translations: { ...inEach({}), bn: { name: 'জুট' } },
        specs: { width: 41 },
      },
      conflicts: [],
    });
  });

  test('only what both changed to something else is asked, and is mine when it is saved', () => {
    const family = { id: 'lamps', option: {} };
    const mine = {
      ...UNTOUCHED,
      price: 900,
      desc: 'Mine.',
      stock: null,
      family,
      img: '/mine.webp',
      specs: { watt: 9 },
    };
    const theirs = { ...BEFORE, price: 800, desc: 'Mine.', stock: 5, specs: { width: 50, watt: 9 } };
    const { change, conflicts } = mergeItems({ before: BEFORE, mine, theirs });
    expect(conflicts).toEqual(['price', 'stock', 'specs']);
    expect(change).toMatchObject({
      price: 900,
      stock: null,
      stockSeen: 5,
      family,
      img: '/mine.webp',
      specs: { width: null },
    });
    expect(change).not.toHaveProperty('categories');
  });

  test('a weight that I changed or removed is sent, and theirs stays otherwise', () => {
    const weighed = { ...BEFORE, weight: 1_250 };
    const heavier = mergeItems({
      before: weighed,
      mine: { ...UNTOUCHED, weight: 1_300 },
      theirs: { ...weighed, price: 800 },
    });
    expect(heavier).toMatchObject({ change: { weight: 1_300, price: 800 }, conflicts: [] });
    expect(
      mergeItems({ before: weighed, mine: { ...UNTOUCHED, weight: null }, theirs: weighed }).change,
    ).toHaveProperty('weight', null);
    const both = mergeItems({
      before: weighed,
      mine: { ...UNTOUCHED, weight: 1_300 },
      theirs: { ...weighed, weight: 1_400 },
    });
    expect(both).toMatchObject({ change: { weight: 1_300 }, conflicts: ['weight'] });
    expect(
      mergeItems({ before: weighed, mine: { ...UNTOUCHED, weight: 1_250 }, theirs: weighed }).change,
    ).not.toHaveProperty('weight');
  });

  test('what I did not touch is not sent', () => {
    const { change } = mergeItems({
      before: BEFORE,
      mine: UNTOUCHED,
      theirs: { ...BEFORE, price: 800, categories: [SECOND], img: '/new.webp' },
    });
    expect(change).toEqual({ name: 'Jute Lamp', desc: 'A lamp.', price: 800, translations: inEach({}), specs: {} });
  });
});

test('a family that is typed or emptied is shown', () => {
  const family = { id: 'jute-lamps', option: { en: 'Large' } };
  expect(differingFields(THEIRS, { ...SAME, family })).toEqual(['family']);
  expect(differingFields({ ...THEIRS, family }, SAME)).toEqual(['family']);
  expect(differingFields({ ...THEIRS, family }, { ...SAME, family: { ...family, option: { en: 'Small' } } })).toEqual([
    'family',
  ]);
  expect(differingFields({ ...THEIRS, family }, { ...SAME, family })).toEqual([]);
  expect(changedFields(THEIRS, { ...THEIRS, family })).toEqual(['family']);
});

test('other pictures, another order or another text are shown; empty texts are none', () => {
  const [front, back] = [{ img: '/jute.webp', alt: { bn: 'সামনে' } }, { img: '/back.webp' }];
  const theirs = { ...THEIRS, pictures: [front, back] };
  const differing = (pictures: ProductInput['pictures']) => differingFields(theirs, { ...SAME, pictures });
  expect(differing([front, { ...back, alt: { en: '' } }])).toEqual([]);
  expect(differing([back, front])).toEqual(['pictures']);
  expect(differing([{ img: front.img, alt: { bn: 'পেছনে' } }, back])).toEqual(['pictures']);
  expect(differingFields(THEIRS, { ...SAME, pictures: [{ img: '/jute.webp' }] })).toEqual([]);
  expect(changedFields(THEIRS, theirs)).toEqual(['pictures']);
});

test('a list of pictures does not replace a photo that somebody else has changed meanwhile', () => {
  const { pictures: _, ...before } = { ...THEIRS, version: 'v0' };
  const theirs = { ...before, version: 'v1', img: '/theirs.webp' };
  const mine = { ...SAME, img: '', pictures: [{ img: '/jute.webp' }, { img: '/back.webp' }] };
  expect(mergeItems({ before, mine, theirs }).conflicts).toEqual(['pictures']);
  expect(mergeItems({ before, mine, theirs: { ...theirs, img: '/jute.webp', price: 900 } }).conflicts).toEqual([]);
});

test('a new choice begins as the product that it is made from, in its family or in one named by it, without a stock', () => {
  const jute = { ...THEIRS, article: 'AL-104', stock: 3, translations: { bn: { name: 'পাটের বাতি' } } };
  expect(valuesOfChoice(jute)).toEqual({
    ...valuesOf(jute),
    stock: '',
    article: '',
    family: { id: 'jute', option: {} },
  });
  expect(valuesOfChoice({ ...jute, family: { id: 'lamps', option: { en: 'Large' } } })).toMatchObject({
    name: 'Jute Lamp',
    family: { id: 'lamps', option: {} },
  });
});

test('a translation that is typed or emptied is shown', () => {
  const mine = { ...SAME, translations: { bn: { name: 'পাটের বাতি', desc: '' } } };
  expect(differingFields(THEIRS, mine)).toEqual(['name.bn']);
  expect(differingFields({ ...THEIRS, translations: { bn: { name: 'পাটের বাতি' } } }, mine)).toEqual([]);
  expect(differingFields({ ...THEIRS, translations: { bn: { desc: 'পাটের শেড।' } } }, SAME)).toEqual(['desc.bn']);
  const translations = { bn: { name: 'পাটের বাতি', desc: 'পাটের শেড।' } };
  expect(changedFields(THEIRS, { ...THEIRS, translations })).toEqual(['name.bn', 'desc.bn']);
});

test('the stock is shown only if it was touched: orders change it all the time', () => {
  expect(differingFields({ ...THEIRS, stock: 3 }, SAME)).toEqual([]);
  expect(differingFields({ ...THEIRS, stock: 3 }, { ...SAME, stock: 9 })).toEqual(['stock']);
  expect(differingFields({ ...THEIRS, stock: 3 }, { ...SAME, stock: null })).toEqual(['stock']);
  expect(differingFields(THEIRS, { ...SAME, stock: null })).toEqual([]);
});

test('specifications are sent whole, null for what is not said, and shown where one differs', () => {
  const specs = sentSpecs(specValuesOf({ width: 40.5, dimmable: false, material: ['jute'] }));
  expect(specs).toMatchObject({
    width: 40.5,
    dimmable: false,
    material: ['jute'],
    watt: null,
    light: null,
    colour: null,
  });
  expect(
    differingFields({ ...THEIRS, specs: { material: ['jute'], dimmable: false, width: 40.5 } }, { ...SAME, specs }),
  ).toEqual([]);
  expect(differingFields({ ...THEIRS, specs: { width: 40 } }, { ...SAME, specs })).toEqual(['specs']);
  expect(differingFields(THEIRS, { ...SAME, specs: sentSpecs(specValuesOf()) })).toEqual([]);
  expect(changedFields(THEIRS, { ...THEIRS, specs: { width: 40 } })).toEqual(['specs']);
});

test('without a ticked category or a new photo the old ones stay', () => {
  expect(differingFields(THEIRS, { ...SAME, categories: [], img: '' })).toEqual([]);
});

test('everything that the table shows of an item is compared with the current item', () => {
  expect(changedFields(THEIRS, { ...THEIRS })).toEqual([]);
  expect(changedFields(THEIRS, { ...THEIRS, desc: 'Another lamp.' })).toEqual(['desc']);
  expect(changedFields(THEIRS, { ...THEIRS, categories: [FIRST, SECOND] })).toEqual(['categories']);
  expect(changedFields(THEIRS, { ...THEIRS, thumbnail: '/small.webp' })).toEqual(['img']);
  expect(changedFields(THEIRS, { ...THEIRS, medium: '/medium.webp' })).toEqual(['img']);
  expect(changedFields(THEIRS, { ...THEIRS, share: '/share.jpg' })).toEqual(['img']);
  expect(
    changedFields(THEIRS, { ...THEIRS, name: 'Lamp', price: 900, img: '/new.webp', thumbnail: '/small.webp' }),
  ).toEqual(['name', 'price', 'img']);
});
