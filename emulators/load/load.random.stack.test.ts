import { environment } from '@aloghor/functions/test/environment';
import { RANDOM_TIMEOUT_MS, runs } from '@aloghor/functions/test/long-runs';
import { resetToSeed } from '@aloghor/functions/test/seed';
import { beforeAll, expect, test } from 'vitest';
import { PRESSES } from './buyers.ts';
import { faultsOf, inWords } from './check-orders.ts';
import { runLoad } from './run-load.ts';

beforeAll(resetToSeed);

test('of many buyers at once, who press twice and whose connections break, each gets the order that was acknowledged', {
  timeout: RANDOM_TIMEOUT_MS,
}, async () => {
  const { made, told } = await runLoad(`${environment('SHOP_URL')}/api`, runs(40, 500), runs(10, 40));
  expect(new Set(told.map(({ buyer }) => buyer.press))).toEqual(new Set(PRESSES));
  expect(made.filter(({ status, isCut }) => status !== 200 && !isCut)).toEqual([]);
  expect(told.filter(({ ids }) => ids.length === 0)).toEqual([]);
  expect(inWords(await faultsOf(told))).toBe('0 lost, 0 double, 0 wrong totals');
});
