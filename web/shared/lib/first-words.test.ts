import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

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
