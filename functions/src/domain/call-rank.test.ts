import { expect, test } from 'vitest';
import { LAST_POINTS, pointsOf, UNRANKED } from './call-rank.ts';
import type { DeskMark } from './desk-marks.ts';
import { numbersOfRule } from './prevented-loss.ts';

test('orders of a number marked “call first” stand before all others, those of a blocked one last', () => {
  const calls: [DeskMark[] | undefined, number][] = [
    [['blocked'], 20_000],
    [undefined, 15],
    [['advanceOnly'], 10],
    [['callFirst'], 1],
  ];
  const inTurn = calls.toSorted(([one, ofOne], [other, ofOther]) => {
    return pointsOf(other, { taka: ofOther }) - pointsOf(one, { taka: ofOne });
  });
  expect(inTurn.map(([marks]) => marks?.[0])).toEqual(['callFirst', undefined, 'advanceOnly', 'blocked']);
});

test('the greater loss stands first, and behind all what cannot be called', () => {
  const points = [72, 25].map((taka) => pointsOf([], { taka }));
  const blocked = pointsOf(['blocked'], { taka: 0 });
  expect([...points, blocked, LAST_POINTS].toSorted((one, other) => other - one)).toEqual([
    ...points,
    blocked,
    LAST_POINTS,
  ]);
});

test('no numbers of the rule are those of an order that it has not looked at', () => {
  expect(numbersOfRule({ charges: [] })).not.toBe(UNRANKED.numbers);
});
