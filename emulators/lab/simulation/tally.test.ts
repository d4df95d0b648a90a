import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { inWords, keepTally, keptTallies } from './tally.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('what several runs have counted is added up by subject', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallies-'));
  vi.stubEnv('RUN_TALLIES', folder);
  keepTally('orders', 1, { histories: 2, lost: 0 });
  keepTally('orders', 3, { histories: 3, lost: 1 });
  keepTally('parcels', 1, { histories: 2, inLimbo: 0 });
  expect(keptTallies(folder)).toEqual({
    orders: { histories: 5, lost: 1 },
    parcels: { histories: 2, inLimbo: 0 },
  });
  rmSync(folder, { recursive: true });
});

test('a tally is told in words', () => {
  expect(inWords({ histories: 5, wrongTotals: 0, inLimbo: 1 })).toBe('5 histories, 0 wrong totals, 1 in limbo');
});
