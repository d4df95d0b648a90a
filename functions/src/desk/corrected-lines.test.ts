import { expect, test } from 'vitest';
import { correctedLines } from './corrected-lines.ts';

const JUTE = { _id: 'jute', name: 'Jute', img: '/jute.webp', price: 900, quantity: 1 };
const MOON = { _id: 'moon', name: 'Moon', img: '/moon.webp', price: 650, quantity: 2 };

test('a quantity is changed, at the price of the order; other lines stay', () => {
  expect(correctedLines([JUTE, MOON], [{ _id: 'moon', quantity: 5 }])).toEqual([JUTE, { ...MOON, quantity: 5 }]);
});

test('a line is dropped by 0', () => {
  expect(correctedLines([JUTE, MOON], [{ _id: 'jute', quantity: 0 }])).toEqual([MOON]);
});

test('the last line is not dropped', () => {
  const none = [JUTE, MOON].map(({ _id }) => ({ _id, quantity: 0 }));
  expect(() => correctedLines([JUTE, MOON], none)).toThrow(expect.objectContaining({ code: 'no-line-left' }));
});

test('what was not ordered is not put into the order', () => {
  const strange = [
    { _id: 'jute', quantity: 1 },
    { _id: 'lantern', quantity: 1 },
  ];
  expect(() => correctedLines([JUTE, MOON], strange)).toThrow(
    expect.objectContaining({
      members: { errors: [{ path: 'lines.1._id', message: 'must be a line of this order' }] },
    }),
  );
});
