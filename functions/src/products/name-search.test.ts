import { expect, test } from 'vitest';
import { nameHolds } from './name-search.ts';

test.each([
  ['Dhoya Smoked Glass Pendant', 'Glass'],
  ['Dhoya Smoked Glass Pendant', 'gLASS pEND'],
  ['ÉTOILE lamp', 'étoile'],
  ['আলো বাতি', 'আলো'],
  ['Dhoya Smoked Glass Pendant', ''],
  ['Dhoya Smoked Glass Pendant', ' \t '],
])('%j holds %j', (name, typed) => {
  expect(nameHolds(name, typed)).toBe(true);
});

test.each([
  ['Dhoya Smoked Glass Pendant', 'brass'],
  ['Dhoya Smoked Glass Pendant', 'Glass  Pendant'],
  ['Dhoya Smoked Glass Pendant', 'Pendant '],
  ['Lamp', '.*'],
])('%j does not hold %j', (name, typed) => {
  expect(nameHolds(name, typed)).toBe(false);
});
