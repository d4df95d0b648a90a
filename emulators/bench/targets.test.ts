import { expect, test } from 'vitest';
import { targetTable } from './targets.ts';

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
