import { expect, onTestFinished, test } from 'vitest';
import { setLanguageInUse } from '../lib/language.ts';
import { searchPlaces } from './place-options.ts';

const found = (typed: string) => searchPlaces(typed).map(({ name }) => name);

test.each([
  ['sav', 'Savar, Dhaka'],
  ['SAVAR, Dhaka', 'Savar, Dhaka'],
  ['সাভার', 'Savar, Dhaka'],
  ['dhanmondi', 'Dhanmondi, Dhaka'],
  ['ধানমন্ডি ঢাকা', 'Dhanmondi, Dhaka'],
  ['comilla', 'Cumilla'],
  ['coxs', "Cox's Bazar"],
  ["cox's b", "Cox's Bazar"],
  ['sadar dakshin', 'Cumilla Sadar Dakshin, Cumilla'],
  ['sher e bangla', 'Sher-e-Bangla Nagar, Dhaka'],
  ['agargaon', 'Sher-e-Bangla Nagar, Dhaka'],
])('%j finds %s', (typed, name) => {
  expect(found(typed)).toContain(name);
});

test('a name in another Unicode form is found', () => {
  expect(found('খাগড়াছড়ি'.normalize('NFD'))[0]).toBe('Khagrachhari');
  expect(found('কুষ্টি\u09dfা')[0]).toBe('Kushtia');
});

test('what begins so comes first, and at most eight are shown', () => {
  expect(found('dhaka')[0]).toBe('Dhaka');
  expect(found('mirpur').toSorted()).toEqual(['Mirpur, Dhaka', 'Mirpur, Kushtia']);
  expect(found('s')).toHaveLength(8);
});

test.each(['', '  ', 'zzz'])('%j finds nothing', (typed) => {
  expect(found(typed)).toEqual([]);
});

test('what is found is named in the language of now, also after another one was spoken', () => {
  expect(found('savar')).toContain('Savar, Dhaka');
  setLanguageInUse('bn');
  onTestFinished(() => setLanguageInUse('en'));
  expect(found('savar')).toContain('সাভার, ঢাকা');
});
