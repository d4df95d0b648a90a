import { expect, test } from 'vitest';
import { isPartlyReturned, type ParcelInput, sumDue, toClosing } from './parcel-input.ts';

const order = {
  totalPrice: 3_400.5,
  orderItems: [
    { _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 1_650.25, quantity: 2 },
    { _id: 'sun', name: 'Sun Lamp', img: '/sun.webp', price: 100, quantity: 1 },
  ],
  amounts: [
    { kind: 'delivery' as const, taka: 70, at: 1 },
    { kind: 'advance' as const, taka: 500, transaction: 'BKX7', at: 1 },
  ],
};

const typed = (more: Partial<ParcelInput> = {}): ParcelInput => ({
  cameBack: {},
  reason: 'late',
  isReceived: false,
  note: '',
  ...more,
});

test('what stayed is due, with the delivery charge and without the advance', () => {
  expect(sumDue(order, 'partlyDelivered', typed({ cameBack: { moon: '1' } }))).toBe(1_320.25);
  expect(sumDue(order, 'returned', typed())).toBe(0);
});

test.each([
  [{}, false],
  [{ moon: '', sun: '0' }, false],
  [{ moon: '2', sun: '1' }, false],
  [{ moon: '2' }, true],
])('a part came back and a part stayed: %o is %s', (cameBack, isSome) => {
  expect(isPartlyReturned(order, typed({ cameBack }))).toBe(isSome);
});

test('what is typed is sent, without lines of which nothing came back', () => {
  const said = typed({ cameBack: { moon: '1', sun: '0' }, collected: '900', isReceived: true, note: ' Late. ' });
  expect(toClosing(order, 'partlyDelivered', said)).toEqual({
    outcome: 'partlyDelivered',
    reason: 'late',
    cameBack: [{ _id: 'moon', quantity: 1 }],
    collected: 900,
    received: true,
    toCollect: 2_970.5,
    note: 'Late.',
  });
  expect(toClosing(order, 'returned', typed())).toEqual({
    outcome: 'returned',
    reason: 'late',
    collected: 0,
    received: false,
    toCollect: 2_970.5,
  });
  expect(toClosing(order, 'returned', typed({ reason: '' }))).toBeUndefined();
});
