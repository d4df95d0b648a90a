import { expect, test } from 'vitest';
import { ImportRow } from './product-import.ts';

test.each([
  [1, false], // the header, at the earliest
  [2, true],
  [5_004, true], // the last of 5,000 products below a title, with empty lines
  [10_000, true],
  [10_001, false],
])('whether a product may stand in row %i of its file: %s', (row, isTaken) => {
  expect(ImportRow.safeParse({ row, cells: { name: 'Lamp' } }).success).toBe(isTaken);
});
