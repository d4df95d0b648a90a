import { expect, test } from 'vitest';
import { asMarkdown, short, targetTable } from './table.ts';

test('a table is Markdown whose columns are as wide as what they hold; numbers end at the same edge', () => {
  const table = asMarkdown({
    title: 'First visit',
    columns: ['page', 'KB', 'overhead'],
    rows: [
      ['home', 1_234, '1.2×'],
      ['a product', 7, '12×'],
    ],
    notes: ['Compressed.'],
  });
  expect(table.split('\n')).toEqual([
    '### First visit',
    '',
    '| page      |    KB | overhead |',
    '| --------- | ----: | -------: |',
    '| home      | 1,234 |     1.2× |',
    '| a product |     7 |      12× |',
    '',
    'Compressed.',
    '',
  ]);
});

test('a number has three figures, or all of its whole part', () => {
  expect([0.01234, 1.234, 12.34, 123.4, 12_345.6].map(short)).toEqual(['0.0123', '1.23', '12.3', '123', '12,346']);
});

test('a target is met at its limit, and not beyond it', () => {
  const { rows } = targetTable([
    { what: 'paint', unit: 's', value: 1.4, atMost: 1.4 },
    { what: 'paint', unit: 's', value: 1.41, atMost: 1.4 },
    { what: 'score', unit: '', value: 98, atLeast: 98 },
    { what: 'score', unit: '', value: 97, atLeast: 98 },
    { what: 'nothing', unit: '', value: Number.NaN, atMost: 1 },
  ]);
  expect(rows).toEqual([
    ['paint', '≤ 1.4 s', '1.4', 'yes'],
    ['paint', '≤ 1.4 s', '1.41', 'no'],
    ['score', '≥ 98', '98', 'yes'],
    ['score', '≥ 98', '97', 'no'],
    ['nothing', '≤ 1', 'NaN', 'no'],
  ]);
});
