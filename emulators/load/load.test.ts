import { expect, test } from 'vitest';
import { stepTable } from './load-tables.ts';
import { stepsUpTo } from './run-load.ts';

test('all buyers come, more and more of them at once', () => {
  expect(stepsUpTo(40, 500)).toEqual([
    { atOnce: 1, buyers: 6 },
    { atOnce: 5, buyers: 32 },
    { atOnce: 10, buyers: 65 },
    { atOnce: 20, buyers: 131 },
    { atOnce: 40, buyers: 266 },
  ]);
  expect(stepsUpTo(1, 3)).toEqual([{ atOnce: 1, buyers: 3 }]);
  expect(stepsUpTo(10, 20).map(({ atOnce }) => atOnce)).toEqual([1, 5, 10]);
});

test('a rejected call is an error, one that was cut on purpose is none, and neither hides in the times', () => {
  const made = { kind: 'POST /orders', ms: 10, status: 200, isCut: false };
  const all = [made, { ...made, ms: 20, status: 503 }, { ...made, ms: 1, status: 0, isCut: true }];
  const shop = { made: all, seconds: 2 };
  const { rows } = stepTable([
    { step: { buyers: 3, atOnce: 1 }, shop, bare: { made: [made, made, made], seconds: 1 } },
  ]);
  expect(rows).toEqual([['3 buyers, 1 at once', 1.5, '10 / 20 / 20', 1, 3, '10 / 10 / 10', 0, '2×']]);
});
