import { expect, test } from 'vitest';
import { changesOf, movedBy, type Quantities } from './move-stock.ts';

function move(taken: Quantities, more: Quantities, counts: Quantities) {
  const { counts: after, ...moved } = movedBy(changesOf(taken, more), taken, new Map(Object.entries(counts)));
  return { ...moved, counts: Object.fromEntries(after) };
}

const NOTHING = { taken: undefined, gaveBack: {}, soldOutChanged: [], counts: {} };

test('what is taken is gone from the counts, and noted', () => {
  expect(move({}, { jute: 2, moon: 1 }, { jute: 5, moon: 9 })).toEqual({
    ...NOTHING,
    taken: { jute: 2, moon: 1 },
    counts: { jute: 3, moon: 8 },
  });
  expect(move({ jute: 2 }, { jute: 1 }, { jute: 5 })).toEqual({ ...NOTHING, taken: { jute: 3 }, counts: { jute: 4 } });
});

test('a product that is not counted is neither taken nor noted', () => {
  expect(move({}, { jute: 2 }, {})).toEqual(NOTHING);
});

test('what is given back is in the counts again, and no longer noted', () => {
  expect(move({ jute: 3 }, { jute: -1 }, { jute: 5 })).toEqual({
    ...NOTHING,
    taken: { jute: 2 },
    gaveBack: { jute: 1 },
    counts: { jute: 6 },
  });
  expect(move({ jute: 3 }, { jute: -3 }, { jute: 5 })).toEqual({
    ...NOTHING,
    gaveBack: { jute: 3 },
    counts: { jute: 8 },
  });
});

test('never more is given back than was taken, and of a product that is not counted any more nothing', () => {
  expect(move({ jute: 2 }, { jute: -9, moon: -1 }, { jute: 1, moon: 1 })).toEqual({
    ...NOTHING,
    gaveBack: { jute: 2 },
    counts: { jute: 3 },
  });
  expect(move({ jute: 2, moon: 1 }, { jute: -1 }, {})).toEqual({ ...NOTHING, taken: { jute: 1, moon: 1 } });
});

test('nothing is read of what does not change', () => {
  expect([...changesOf({ jute: 2 }, { jute: 0, moon: -1, lamp: 4 })]).toEqual([['lamp', 4]]);
});

test('who takes the last, or gives back the first, changes what is sold out', () => {
  expect(move({}, { jute: 2, moon: 1 }, { jute: 2, moon: 2 })).toMatchObject({ soldOutChanged: ['jute'] });
  expect(move({ jute: 1, moon: 1 }, { jute: -1, moon: -1 }, { jute: 0, moon: 1 })).toMatchObject({
    soldOutChanged: ['jute'],
  });
});

test('where there are fewer than asked for, nothing is taken, and each product that is short is named', () => {
  const reservation = () => move({}, { jute: 3, moon: 1, lamp: 1 }, { jute: 2, moon: 0, lamp: 1 });
  expect(reservation).toThrow(
    expect.objectContaining({
      code: 'out-of-stock',
      members: {
        short: [
          { _id: 'jute', isSoldOut: false },
          { _id: 'moon', isSoldOut: true },
        ],
      },
    }),
  );
});

test('what was counted below zero by hand may still be given back', () => {
  expect(move({ jute: 2 }, { jute: -2 }, { jute: -3 })).toMatchObject({ gaveBack: { jute: 2 }, counts: { jute: -1 } });
});
