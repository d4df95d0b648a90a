import { expect, test } from 'vitest';
import { Product } from '../contract/products.ts';
import { PRODUCT_FIELD_NAMES } from '../domain/product-fields.ts';
import { onlyFields, versioned } from './product-view.ts';

const [FIRST, SECOND] = ['Wall lights', 'Table Lamp'] as const;

/** With a value in each field, so that a new one is not forgotten. */
const PRODUCT: Required<Product> = {
  _id: 'jute',
  name: 'Jute Lamp',
  article: 'AL-104',
  desc: 'A lamp.',
  translations: { bn: { name: 'পাটের বাতি', desc: 'বাতি।' } },
  price: 900,
  categories: [FIRST, SECOND],
  rooms: ['bedroom'],
  img: '/jute.webp',
  thumbnail: '/jute-400.webp',
  medium: '/jute-800.webp',
  share: '/jute-share.jpg',
  pictures: [{ img: '/jute.webp' }, { img: '/jute-back.webp' }],
  soldOut: true,
  rating: { average: 4.5, count: 2 },
  specs: { width: 40 },
  weight: 1_250,
  family: { id: 'jute-lamps', option: { en: 'Large' } },
};

/** What buyers change, and what is made later of a picture. */
const OUTSIDE_VERSION = ['_id', 'soldOut', 'rating', 'share'];

test('every field of a product can be named in `fields`, and is answered with its version', () => {
  const fields = Object.keys(Product.shape).toSorted();
  expect(PRODUCT_FIELD_NAMES.toSorted()).toEqual(fields);
  expect(Object.keys(PRODUCT).toSorted()).toEqual(fields);
  const { version, ...answered } = versioned(PRODUCT);
  expect(answered).toEqual(PRODUCT);
});

test('a list answers the fields that it names, of a translation the name alone', () => {
  const translations = { bn: { name: 'পাটের বাতি' } };
  expect(onlyFields(['name', 'name.bn'], PRODUCT)).toEqual({ name: 'Jute Lamp', translations });
  expect(onlyFields(['translations', 'name.bn'], PRODUCT)).toEqual({ translations: PRODUCT.translations });
  expect(onlyFields(['name.bn'], { ...PRODUCT, translations: { bn: { desc: 'বাতি।' } } })).toEqual({});
  expect(onlyFields(undefined, PRODUCT)).toEqual(PRODUCT);
});

test('what stands on a card is answered where it is asked for, known, and wanted by the shop', () => {
  const lamp = { ...PRODUCT, specs: { width: 40, depth: 12.5 } };
  expect(onlyFields(['_id', 'cardLabel'], lamp, 'size')).toEqual({
    _id: 'jute',
    cardLabel: { unit: 'cm', values: [40, 12.5] },
  });
  expect(onlyFields(['_id'], lamp, 'size')).toEqual({ _id: 'jute' });
  expect(onlyFields(['_id', 'cardLabel'], lamp, 'watt')).toEqual({ _id: 'jute' });
  expect(onlyFields(['_id', 'cardLabel'], lamp)).toEqual({ _id: 'jute' });
});

test('a product without one of the fields that admins write has another version', () => {
  const { version } = versioned(PRODUCT);
  const unnoticed = Object.keys(PRODUCT).filter((field) => {
    const without = { ...PRODUCT, [field]: undefined } as Product; // what is required would be missing
    return versioned(without).version === version;
  });
  expect(unnoticed.toSorted()).toEqual(OUTSIDE_VERSION.toSorted());
});

test('a picture for links that is made later makes no other version, also in the list of pictures', () => {
  const [first, ...others] = PRODUCT.pictures ?? [];
  const later = [{ img: '', ...first, share: '/made.jpg' }, ...others];
  expect(versioned({ ...PRODUCT, share: '/made.jpg', pictures: later }).version).toBe(versioned(PRODUCT).version);
});

test('a product that is hidden has another version, and the former one once it is shown again', () => {
  const { version } = versioned(PRODUCT);
  expect(versioned({ ...PRODUCT, hidden: true }).version).not.toBe(version);
  expect(versioned({ ...PRODUCT, hidden: undefined }).version).toBe(version);
});
