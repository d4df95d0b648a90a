import { expect, test } from 'vitest';
import { asCurrentProduct } from './current-product.ts';

const LAMP = { name: 'Lamp', price: 900 };

test('an older product with the id of its family alone, and with the sum of its stars, is read as it is stored now', () => {
  const older = { ...LAMP, nameBn: 'বাতি', family: 'lamps', rating: { count: 4, stars: 18 } };
  expect(asCurrentProduct(older)).toEqual({
    ...LAMP,
    translations: { bn: { name: 'বাতি' } },
    family: { id: 'lamps' },
    rating: { average: 4.5, count: 4 },
  });
});

test('a product of today stays as it is', () => {
  const product = { ...LAMP, family: { id: 'lamps', option: { en: 'Large' } }, rating: { average: 4.5, count: 4 } };
  expect(asCurrentProduct(product)).toBe(product);
  expect(asCurrentProduct(LAMP)).toBe(LAMP);
  expect(asCurrentProduct(null)).toBeNull();
});
