import { expect, test, vi } from 'vitest';
import { FIRST_CATEGORY, THIRD_CATEGORY } from '../../test/seed-data.ts';
import { entryOf } from '../catalogue/entry.ts';
import { productsHolding } from './name-search.ts';

// Words of the test's own: another shop has other categories.
vi.mock('../domain/bangla-categories.ts', async () => {
  const { FIRST_CATEGORY, SECOND_CATEGORY, THIRD_CATEGORY } = await import('../../test/seed-data.ts');
  return {
    BANGLA_CATEGORIES: {
      [FIRST_CATEGORY]: 'ঝাড়বাতি'.normalize(),
      [SECOND_CATEGORY]: 'টেবিল ল্যাম্প',
      [THIRD_CATEGORY]: 'এলইডি ফ্যান',
    },
    ALSO_SEARCHED: { [THIRD_CATEGORY]: 'পাখা' },
  };
});

const lamp = (name: string, bangla?: string) => {
  const texts = {
    name,
    ...(bangla && { translations: { bn: { name: bangla } } }),
    desc: 'A lamp.',
    price: 900,
    img: '/lamp.webp',
  };
  return entryOf({ _id: 'lamp', ...texts, categories: [FIRST_CATEGORY, THIRD_CATEGORY], createdAt: 1 });
};

test.each([
  ['Dhoya Smoked Glass Pendant', 'Glass'],
  ['Dhoya Smoked Glass Pendant', 'gLASS pEND'],
  ['étoile Lamp', 'ÉTOILE'],
  ['আলো বাতি', 'আলো'],
  ['Dhoya Smoked Glass Pendant', ''],
  ['Dhoya Smoked Glass Pendant', ' \t '],
])('%j holds %j', (name, typed) => {
  expect(productsHolding(typed)(lamp(name))).toBe(true);
});

test.each([
  ['Dhoya Smoked Glass Pendant', 'brass'],
  ['Dhoya Smoked Glass Pendant', 'Glass  Pendant'],
  ['Dhoya Smoked Glass Pendant', 'Pendant '],
  ['Lamp', '.*'],
])('%j does not hold %j', (name, typed) => {
  expect(productsHolding(typed)(lamp(name))).toBe(false);
});

test.each([
  ['ঘড়ি', 'a letter in one character'],
  ['ঘড়ি', 'the same letter in two'],
  ['ছায়া', 'another letter in one character'],
  ['ছায়া', 'and in two'],
  ['আষাঢ়', 'a third letter in one character'],
  ['আষাঢ়', 'and in two'],
  ['ঘড়ি ছায়া', 'words that stand apart'],
  ['ছায়া ঘ', 'in any order'],
  ['নাইট ৯', 'digits in Bangla'],
  ['নাইট 9', 'and in ASCII'],
  ['র‍্যাক', 'a joiner where the name has none'],
  ['নাই‌ট', 'and one that makes no difference'],
  ['Night ঘড়ি', 'words of both languages'],
  ['আসাঢ় ঘড়ী', 'letters that sound the same'],
  ['পাখা', 'another word for the category'],
  ['ঝাড়বাতি', 'the category'],
  ['ঘড়ি এলইডি ফ্যান', 'and a second one beside the name'],
])('found by %j: %s', (typed) => {
  expect(productsHolding(typed)(lamp('Night Shadow', 'নাইট ৯ ছায়া আষাঢ় ঘড়ি র্যাক'))).toBe(true);
});

test.each(['চেয়ার', 'ঘড়ি চেয়ার', 'Day ঘড়ি', 'টেবিল ল্যাম্প', '৳', '৳ ৳', 'fan'])('not found by %j', (typed) => {
  expect(productsHolding(typed)(lamp('Night Shadow', 'নাইট ঘড়ি'))).toBe(false);
});

test('a product without a Bangla name is found by its own, with its Bangla digits and in both spellings', () => {
  expect(productsHolding('ঘড়ি 9')(lamp('ঘড়ি ৯'))).toBe(true);
  expect(productsHolding('৯')(lamp('Lamp 9'))).toBe(true);
});
