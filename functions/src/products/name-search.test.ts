import { expect, test } from 'vitest';
import { namesHolding } from './name-search.ts';

test.each([
  ['dhoya smoked glass pendant', 'Glass'],
  ['dhoya smoked glass pendant', 'gLASS pEND'],
  ['étoile lamp', 'ÉTOILE'],
  ['আলো বাতি', 'আলো'],
  ['dhoya smoked glass pendant', ''],
  ['dhoya smoked glass pendant', ' \t '],
])('%j holds %j', (name, typed) => {
  expect(namesHolding(typed)(name)).toBe(true);
});

test.each([
  ['dhoya smoked glass pendant', 'brass'],
  ['dhoya smoked glass pendant', 'Glass  Pendant'],
  ['dhoya smoked glass pendant', 'Pendant '],
  ['lamp', '.*'],
])('%j does not hold %j', (name, typed) => {
  expect(namesHolding(typed)(name)).toBe(false);
});
