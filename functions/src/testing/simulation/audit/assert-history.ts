import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { expectTrueCopy } from '../../expect-true-copy.ts';
import type { Known } from '../known.ts';
import type { Shop } from '../shop.ts';
import { assertCounters } from './assert-counters.ts';
import { assertTimelines } from './assert-timelines.ts';
import { countOrders } from './count-orders.ts';
import { readDatabase } from './found.ts';
import { worldInWords } from './world-in-words.ts';

/** What holds after every history, read straight from the database. */
export async function assertHistory(shop: Shop, known: Known): Promise<void> {
  const found = await readDatabase(shop.people);
  expect(countOrders(known, found)).toEqual({ lost: 0, double: 0, wrongTotals: 0 });
  assertTimelines(found);
  const possible = known.worlds.map(worldInWords);
  const nearest = possible.find((world) => isDeepStrictEqual(world, found.inWords)) ?? possible[0];
  expect(found.inWords).toEqual(nearest);
  await expectTrueCopy();
  await assertCounters(shop, found);
}
