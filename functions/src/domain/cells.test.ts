import { expect, test } from 'vitest';
import { parseNumber, parsePrice } from './cells.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

test.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['1,25,000.50', 125_000.5],
  [' ৳ ১,২৫০.৫০ ', 1250.5],
  ['Tk. 900', 900],
  ['900 Tk', 900],
  ['BDT 900', 900],
  ['১২৫০ টাকা', 1250],
  ['1,250 taka', 1250],
  ['৯০০/-', 900],
  ['0', 0],
  ['-5', -5],
])('%j is %d taka', (cell, taka) => {
  expect(parsePrice(cell)).toBe(taka);
});

test.each(['', 'free', '1250,50', '1.2.3', '9.999', '12 to 15', '1e3', '1,2'])('%j is not a price', (cell) => {
  expect(parsePrice(cell)).toBeUndefined();
});

test.each([
  ['12', 12],
  [' 1,200 ', 1200],
  ['০', 0],
  ['১২', 12],
  ['1000000', 1_000_000],
])('%s is a quantity', (cell, count) => {
  expect(parseNumber(PRODUCT_FIELDS.stock, cell)).toBe(count);
});

test.each(['', '1.5', '1,5', '12,50', '1e1', '-1', 'many', '1000001'])('“%s” is not a quantity', (cell) => {
  expect(parseNumber(PRODUCT_FIELDS.stock, cell)).toBeUndefined();
});
