import { expect, test } from 'vitest';
import { descriptionOf, firstWords, langOfDescription, withTextsIn } from './product-descriptions.ts';

const TEXTS = { name: 'পাটের বাতি', desc: 'পাটের শেড।' };
const LAMP = { name: 'Jute Lamp', desc: 'A lamp.', translations: { bn: TEXTS } };
const ENGLISH = { name: 'Moon Lamp', desc: 'Another lamp.' };
const HINDI = 'hi' as 'bn'; // as if it were in the table
const IN_HINDI = { ...LAMP, translations: { bn: TEXTS, hi: { name: 'जूट का दीया' }, ta: { name: 'சணல் விளக்கு' } } };

test('a page in English shows the English description, and marks none', () => {
  expect([descriptionOf(LAMP, 'en'), langOfDescription(LAMP, 'en')]).toEqual(['A lamp.', undefined]);
});

test('a page in another language shows its description, and the English one, marked, where there is none', () => {
  expect([descriptionOf(LAMP, 'bn'), langOfDescription(LAMP, 'bn')]).toEqual(['পাটের শেড।', undefined]);
  expect([descriptionOf(ENGLISH, 'bn'), langOfDescription(ENGLISH, 'bn')]).toEqual(['Another lamp.', 'en']);
  expect([descriptionOf(IN_HINDI, HINDI), langOfDescription(IN_HINDI, HINDI)]).toEqual(['A lamp.', 'en']);
});

test('a page brings the texts of its own language, and English', () => {
  const english = { name: 'Jute Lamp', desc: 'A lamp.' };
  expect(withTextsIn(IN_HINDI, 'en')).toEqual(english);
  expect(withTextsIn(IN_HINDI, 'bn')).toEqual(LAMP);
  expect(withTextsIn(IN_HINDI, HINDI)).toEqual({ ...english, translations: { hi: { name: 'जूट का दीया' } } });
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
