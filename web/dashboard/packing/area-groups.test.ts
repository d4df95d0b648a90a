import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { placeOf } from '@aloghor/functions/domain/places';
import { expect, test } from 'vitest';
import { groupByArea } from './area-groups.ts';

function order(number: string, district?: string, thana?: string): PackingOrder {
  const place = district === undefined ? undefined : placeOf({ district, thana });
  return { number, place } as PackingOrder; // groups look at nothing else
}

const shown = (orders: PackingOrder[]) =>
  groupByArea(orders).map(({ place, orders: all }) => [place?.district, place?.zone, all.map(({ number }) => number)]);

test('the city of Dhaka is an area, its surroundings another, and so is each other district', () => {
  const orders = [
    order('1', 'Khulna'),
    order('2', 'Dhaka', 'Savar'),
    order('3'),
    order('4', 'Dhaka', 'Dhanmondi'),
    order('5', 'Dhaka', 'Dhamrai'),
    order('6', 'Khulna'),
  ];
  expect(shown(orders)).toEqual([
    ['Dhaka', 'insideDhaka', ['4']],
    ['Dhaka', 'outsideDhaka', ['5', '2']],
    ['Khulna', 'outsideDhaka', ['1', '6']],
    [undefined, undefined, ['3']],
  ]);
});

test('without orders there is no area', () => {
  expect(groupByArea([])).toEqual([]);
});
