import { expect, onTestFinished, test } from 'vitest';
import { setLanguageInUse } from './language.ts';
import { placeName } from './place-name.ts';

test('a place is named from the smaller to the greater', () => {
  expect(placeName({ district: 'Dhaka', thana: 'Savar' })).toBe('Savar, Dhaka');
  expect(placeName({ district: 'Khulna' })).toBe('Khulna');
});

test('in Bangla on a page in Bangla; a place that is no longer in the list as it was written', () => {
  setLanguageInUse('bn');
  onTestFinished(() => setLanguageInUse('en'));
  expect(placeName({ district: 'Dhaka', thana: 'Savar' })).toBe('সাভার, ঢাকা');
  expect(placeName({ district: 'Comilla', thana: 'Old' })).toBe('Old, Comilla');
});
