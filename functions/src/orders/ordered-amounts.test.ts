import { expect, test } from 'vitest';
import { addUp, quantitiesOf } from './ordered-amounts.ts';

test('pieces are counted by product', () => {
  expect(
    quantitiesOf([
      { _id: 'moon', quantity: 2 },
      { _id: 'a.b', quantity: 1 },
      { _id: 'moon', quantity: 3 },
    ]),
  ).toEqual({
    moon: 5,
    'a.b': 1,
  });
});

test('days are added up key by key; none are nothing', () => {
  expect(addUp([{ moon: 1, jute: 2 }, { moon: 3 }])).toEqual({ moon: 4, jute: 2 });
  expect(addUp([])).toEqual({});
});
