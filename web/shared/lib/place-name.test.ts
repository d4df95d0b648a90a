import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';

test('a place is named from the smaller to the greater', () => {
  expect(placeName({ district: 'Dhaka', thana: 'Savar' }, 'en')).toBe('Savar, Dhaka');
  expect(placeName({ district: 'Khulna' }, 'en')).toBe('Khulna');
});

test('in Bangla on a page in Bangla; a place that is no longer in the list as it was written', () => {
  expect(placeName({ district: 'Dhaka', thana: 'Savar' }, 'bn')).toBe('সাভার, ঢাকা');
  expect(placeName({ district: 'Comilla', thana: 'Old' }, 'bn')).toBe('Old, Comilla');
});
