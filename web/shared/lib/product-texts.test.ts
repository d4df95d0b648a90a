import { expect, test } from 'vitest';
import { langOfName, nameOf } from './product-texts.ts';

const TEXTS = { name: 'পাটের বাতি', desc: 'পাটের শেড।' };
const LAMP = { name: 'Jute Lamp', desc: 'A lamp.', translations: { bn: TEXTS } };
const ENGLISH = { name: 'Moon Lamp', desc: 'Another lamp.' };
const HINDI = 'hi' as 'bn'; // as if it were in the table
const IN_HINDI = { ...LAMP, translations: { bn: TEXTS, hi: { name: 'जूट का दीया' }, ta: { name: 'சணல் விளக்கு' } } };

test('a page in English shows the English texts, and marks none', () => {
  expect(nameOf(LAMP, 'en')).toBe('Jute Lamp');
  expect([langOfName(LAMP, 'en'), langOfName(ENGLISH, 'en')]).toEqual([undefined, undefined]);
});

test('a page in Bangla shows the Bangla texts, and the English ones, marked, where there are none', () => {
  expect([nameOf(LAMP, 'bn'), langOfName(LAMP, 'bn')]).toEqual(['পাটের বাতি', undefined]);
  expect([nameOf(ENGLISH, 'bn'), langOfName(ENGLISH, 'bn')]).toEqual(['Moon Lamp', 'en']);
  expect(nameOf({ ...ENGLISH, translations: { bn: { name: '' } } }, 'bn')).toBe('Moon Lamp');
  expect(nameOf({ ...ENGLISH, translations: { bn: { name: 'চাঁদের বাতি' } } }, 'bn')).toBe('চাঁদের বাতি');
});

test('a page in a further language shows its translation, and never that of another one', () => {
  expect([nameOf(IN_HINDI, HINDI), langOfName(IN_HINDI, HINDI)]).toEqual(['जूट का दीया', undefined]);
  expect(nameOf(LAMP, HINDI)).toBe('Jute Lamp');
});
