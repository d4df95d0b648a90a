import { expect, test } from 'vitest';
import { tracksOf } from './product-rows.tsx';

const cards = (count: number) => Array.from({ length: count }, (_, index) => tracksOf(index, count));

test('six cards are two rows of three, eight two rows of four', () => {
  expect(cards(6)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(cards(8)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  expect(cards(7)).toEqual([4, 4, 4, 3, 3, 3, 3]);
  expect(cards(5)).toEqual([4, 4, 4, 6, 6]);
});

test('no row has a hole, however many cards there are', () => {
  for (let count = 2; count <= 100; count += 1) {
    let inRow = 0;
    for (const tracks of cards(count)) {
      inRow = (inRow + tracks) % 12;
      if (inRow > 0) expect(inRow + tracks, `${count} cards`).toBeLessThanOrEqual(12);
    }
    expect(inRow, `${count} cards`).toBe(0);
  }
});
