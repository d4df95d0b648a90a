import { expect, test } from 'vitest';
import { singleWordStarts, startKey, wordStarts } from './word-starts.ts';

const finds = (text: string, typed: string) => wordStarts(text).includes(startKey(typed));

test('a text is found by each prefix of each of its words, and of the words that follow', () => {
  expect(wordStarts('Ali Das')).toEqual(['a', 'al', 'ali', 'ali d', 'ali da', 'ali das', 'd', 'da', 'das']);
});

test('single words have fewer prefixes', () => {
  expect(singleWordStarts('Ali Das')).toEqual(['a', 'al', 'ali', 'd', 'da', 'das']);
});

test.each(['r', 'RAHIM', 'rahim u', ' Rahim  Uddin ', 'ud', 'uddin ahmed', 'Ahmed', 'ahm'])('found by %j', (typed) => {
  expect(finds('Rahim Uddin Ahmed', typed)).toBe(true);
});

test.each(['ahim', 'rahimu', 'rahim ahmed', 'x', '???'])('not by %j', (typed) => {
  expect(finds('Rahim Uddin Ahmed', typed)).toBe(false);
});

test('punctuation between words counts as a space', () => {
  expect(finds("Shirin (O'Brien-Khan)", 'o brien')).toBe(true);
  expect(finds("Shirin (O'Brien-Khan)", "o'br")).toBe(true);
  expect(finds('Shirin', '"shirin"')).toBe(true);
});

test.each([
  ['রহিম উদ্দিন', 'উদ্'],
  ['চৌধুরী মিয়া', 'মিয়\u09be'], // the keyboard's য় is one code point, the name's two
  ['চৌধুরী মি\u09af\u09bcা', 'মি\u09dfা'],
  ['ক\u09c7\u09beরবান', 'ক\u09cbর'], // ো as two code points and as one
  ['র\u200d্যাব', 'র্যা'],
  ['বাড়ি ১২', '12'],
  ['House 12', '১২'],
  ['ＲＡＨＩＭ', 'rahim'],
  ['José Café', 'jose cafe'],
  ['Jose Cafe', 'Josè café'],
  ['রহিম', 'র\u200bহিম'],
])('%j is found by %j', (text, typed) => {
  expect(finds(text, typed)).toBe(true);
});

test('only the first eight words begin a prefix, alone or with those that follow', () => {
  const name = 'a b c d e f g h i';
  expect([wordStarts(name).includes('h'), wordStarts(name).includes('i')]).toEqual([true, false]);
  expect(wordStarts(name)).toContain('h i');
  expect(singleWordStarts(name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('only the first twenty characters count', () => {
  const name = `Abdullah ${'x'.repeat(190)}`;
  expect(finds(name, name)).toBe(true);
  expect(finds(name, `abdullah ${'x'.repeat(11)}y`)).toBe(true);
  expect(finds(name, `abdullah ${'x'.repeat(10)}y`)).toBe(false);
  expect(wordStarts('x'.repeat(190))).toHaveLength(20);
});

test('only the first eight words of a text have keys', () => {
  const words = Array.from({ length: 60 }, (_, place) => `word${place}`).join(' ');
  expect(wordStarts(words).length).toBeLessThanOrEqual(8 * 20);
  expect(finds(words, 'word7')).toBe(true);
  expect(finds(words, 'word8 word9')).toBe(false);
});

test('a surrogate pair is never cut in the middle', () => {
  expect(wordStarts('𠀀𠀁')).toEqual(['𠀀', '𠀀𠀁']);
});

test('a text of punctuation only has no keys', () => {
  expect(startKey(' ??? ')).toBe('');
  expect(wordStarts('—')).toEqual([]);
});
