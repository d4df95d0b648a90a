import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { descriptionOf, firstWords, labelOf, langOf, nameCategories, nameOf } from './product-texts.ts';

const [FIRST_CATEGORY] = CATEGORY_NAMES;

const LAMP = { name: 'Jute Lamp', nameBn: 'পাটের বাতি', desc: 'A lamp.', descBn: 'পাটের শেড।' };
const ENGLISH = { name: 'Moon Lamp', desc: 'Another lamp.' };

test('a page in English shows the English texts, and marks none', () => {
  expect([nameOf(LAMP, 'en'), descriptionOf(LAMP, 'en')]).toEqual(['Jute Lamp', 'A lamp.']);
  expect([langOf(LAMP.nameBn, 'en'), langOf(undefined, 'en')]).toEqual([undefined, undefined]);
});

test('a page in Bangla shows the Bangla texts, and the English ones, marked, where there are none', () => {
  expect([nameOf(LAMP, 'bn'), descriptionOf(LAMP, 'bn'), langOf(LAMP.nameBn, 'bn')]).toEqual([
    'পাটের বাতি',
    'পাটের শেড।',
    undefined,
  ]);
  expect([nameOf(ENGLISH, 'bn'), descriptionOf(ENGLISH, 'bn'), langOf(undefined, 'bn')]).toEqual([
    'Moon Lamp',
    'Another lamp.',
    'en',
  ]);
  expect(nameOf({ ...ENGLISH, nameBn: '' }, 'bn')).toBe('Moon Lamp');
});

test('a category has its Bangla name on a page in Bangla alone', () => {
  nameCategories('bn', { [FIRST_CATEGORY]: 'ঝাড়বাতি' } as Parameters<typeof nameCategories>[1]);
  expect(labelOf(FIRST_CATEGORY, 'en')).toBe(FIRST_CATEGORY);
  expect(labelOf(FIRST_CATEGORY, 'bn')).toBe('ঝাড়বাতি');
});

test('a text that fits stays as it is', () => {
  expect(firstWords('A moon of 18 cm.', 16)).toBe('A moon of 18 cm.');
});

test.each([
  ['A moon of 18 cm, warm as tea', 20, 'A moon of 18 cm…'],
  ['A moon of 18 cm, warm as tea', 17, 'A moon of 18 cm…'],
  ['A moon\n\nof 18 cm', 9, 'A moon…'],
  ['বাঁশের ঝুড়ি আলো, হাতে বোনা', 14, 'বাঁশের ঝুড়ি…'],
])('a longer text ends with a whole word, and says that it goes on: %s', (text, most, shown) => {
  expect(firstWords(text, most)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(most);
});

test('a single word that is too long is cut', () => {
  expect(firstWords('Moonlampmoonlamp', 8)).toBe('Moonlam…');
});
