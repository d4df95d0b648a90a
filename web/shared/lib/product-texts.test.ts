import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { descriptionOf, firstWords, langOfDescription, withTextsIn } from './product-descriptions.ts';
import { labelOf, langOfName, nameCategories, nameOf } from './product-texts.ts';

const [FIRST_CATEGORY] = CATEGORY_NAMES;

const TEXTS = { name: 'পাটের বাতি', desc: 'পাটের শেড।' };
const LAMP = { name: 'Jute Lamp', desc: 'A lamp.', translations: { bn: TEXTS } };
const ENGLISH = { name: 'Moon Lamp', desc: 'Another lamp.' };
const HINDI = 'hi' as 'bn'; // as if it were in the table
const IN_HINDI = { ...LAMP, translations: { bn: TEXTS, hi: { name: 'जूट का दीया' }, ta: { name: 'சணல் விளக்கு' } } };

test('a page in English shows the English texts, and marks none', () => {
  expect([nameOf(LAMP, 'en'), descriptionOf(LAMP, 'en')]).toEqual(['Jute Lamp', 'A lamp.']);
  expect([langOfName(LAMP, 'en'), langOfName(ENGLISH, 'en')]).toEqual([undefined, undefined]);
});

test('a page in Bangla shows the Bangla texts, and the English ones, marked, where there are none', () => {
  expect([nameOf(LAMP, 'bn'), langOfName(LAMP, 'bn')]).toEqual(['পাটের বাতি', undefined]);
  expect([descriptionOf(LAMP, 'bn'), langOfDescription(LAMP, 'bn')]).toEqual(['পাটের শেড।', undefined]);
  expect([nameOf(ENGLISH, 'bn'), langOfName(ENGLISH, 'bn')]).toEqual(['Moon Lamp', 'en']);
  expect([descriptionOf(ENGLISH, 'bn'), langOfDescription(ENGLISH, 'bn')]).toEqual(['Another lamp.', 'en']);
  expect(nameOf({ ...ENGLISH, translations: { bn: { name: '' } } }, 'bn')).toBe('Moon Lamp');
  expect(nameOf({ ...ENGLISH, translations: { bn: { name: 'চাঁদের বাতি' } } }, 'bn')).toBe('চাঁদের বাতি');
});

test('a page in a further language shows its translation, and never that of another one', () => {
  expect([nameOf(IN_HINDI, HINDI), langOfName(IN_HINDI, HINDI)]).toEqual(['जूट का दीया', undefined]);
  expect([descriptionOf(IN_HINDI, HINDI), langOfDescription(IN_HINDI, HINDI)]).toEqual(['A lamp.', 'en']);
  expect(nameOf(LAMP, HINDI)).toBe('Jute Lamp');
});

test('a page brings the texts of its own language, and English', () => {
  const english = { name: 'Jute Lamp', desc: 'A lamp.' };
  expect(withTextsIn(IN_HINDI, 'en')).toEqual(english);
  expect(withTextsIn(IN_HINDI, 'bn')).toEqual(LAMP);
  expect(withTextsIn(IN_HINDI, HINDI)).toEqual({ ...english, translations: { hi: { name: 'जूट का दीया' } } });
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
