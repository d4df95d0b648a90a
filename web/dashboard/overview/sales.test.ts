import { expect, test } from 'vitest';
import { barsOf } from './sales.tsx';

test('the highest value fills the height, the others their share', () => {
  expect(barsOf([5, 10, 0], 300).map(({ height }) => height)).toEqual([0.5, 1, 0]);
});

test('bars share the width, with gaps between them', () => {
  expect(barsOf([1, 1], 80)).toEqual([
    { x: 5, width: 30, height: 1 },
    { x: 45, width: 30, height: 1 },
  ]);
});

test('days without orders have no height', () => {
  expect(barsOf([0, 0], 80).map(({ height }) => height)).toEqual([0, 0]);
});
