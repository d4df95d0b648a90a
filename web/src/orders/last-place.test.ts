import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { setLanguageInUse } from '../lib/language.ts';
import { keepPlace, knownName, lastPlace } from './last-place.ts';

const SAVAR = { district: 'Dhaka', thana: 'Savar', bangla: 'সাভার, ঢাকা' };

function storage(...kept: [string, string][]) {
  const texts = new Map(kept);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
}

afterEach(() => void vi.unstubAllGlobals());

test('the place of an order is known the next time; an order without one forgets it', () => {
  storage();
  expect(lastPlace()).toBeUndefined();
  keepPlace(SAVAR);
  expect(lastPlace()).toEqual(SAVAR);
  keepPlace({ district: 'Khulna' });
  expect(lastPlace()).toEqual({ district: 'Khulna' });
  keepPlace(undefined);
  expect(lastPlace()).toBeUndefined();
});

test.each(['{', '7', '"Dhaka"', '{"district":7}'])('nothing is known from %s', (text) => {
  storage(['lastPlace', text]);
  expect(lastPlace()).toBeUndefined();
});

test('without storage the place lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  keepPlace(SAVAR);
  expect(lastPlace()).toEqual(SAVAR);
  keepPlace(undefined);
  expect(lastPlace()).toBeUndefined();
});

test('a kept place is named in the language in use before the list of places is there', () => {
  expect([SAVAR, { district: 'Khulna' }].map(knownName)).toEqual(['Savar, Dhaka', 'Khulna']);
  setLanguageInUse('bn');
  onTestFinished(() => setLanguageInUse('en'));
  expect(knownName(SAVAR)).toBe('সাভার, ঢাকা');
  expect(knownName({ district: 'Khulna' })).toBe('Khulna');
});
