import { expect, test } from 'vitest';
import { letterOf } from './keys.ts';

test('a Latin letter counts as it is written, wherever its key is', () => {
  expect(letterOf({ key: 's', code: 'KeyO' })).toBe('S');
  expect(letterOf({ key: 'S', code: 'KeyS' })).toBe('S');
});

test('on a Bangla keyboard the position of the key counts', () => {
  expect(letterOf({ key: 'স', code: 'KeyS' })).toBe('S');
  expect(letterOf({ key: 'ু', code: 'KeyS' })).toBe('S');
});

test('other keys are no letter', () => {
  expect(letterOf({ key: 'Enter', code: 'Enter' })).toBeUndefined();
  expect(letterOf({ key: '৫', code: 'Digit5' })).toBeUndefined();
});
