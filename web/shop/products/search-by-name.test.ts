import { expect, test } from 'vitest';
import { searchByName } from './search-by-name.ts';

const lamps = ['Moon Lamp', 'moon light', 'Half MOON', 'Moonshine', 'Fifth moon', 'Sun'].map((name) => ({
  _id: name.toLowerCase(),
  name,
  price: 900,
  img: '/lamp.webp',
}));

test('search matches a part of the name, whatever the case', () => {
  expect(searchByName(lamps, 'mOOn l', 4, 'en').map(({ name }) => name)).toEqual(['Moon Lamp', 'moon light']);
});

test('search gives at most as many as asked', () => {
  expect(searchByName(lamps, 'moon', 4, 'en')).toHaveLength(4);
});

test('a query of spaces matches nothing', () => {
  expect(searchByName(lamps, '   ', 4, 'en')).toEqual([]);
});
