import { describe, expect, test } from 'vitest';
import {
  asSentItem,
  SentOrderProduct,
  withCartLineAliases,
  withFeaturedIds,
  withOrderAliases,
} from './older-clients.ts';

const MOON = { _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 450, quantity: 2 };

test('a line of a cart has its name in both spellings', () => {
  expect(withCartLineAliases({ name: 'Moon Lamp' })).toEqual({ name: 'Moon Lamp', Name: 'Moon Lamp' });
});

test('an order has its lines in both shapes', () => {
  const { orderItems, orderProducts } = withOrderAliases({ orderItems: [MOON] });
  expect(orderItems).toEqual([MOON]);
  expect(orderProducts).toEqual([{ _id: 'moon', productId: MOON, quantity: 2 }]);
});

test.each(['moon', { _id: 'moon', name: 'Moon Lamp' }])('a line may be sent with its product as %j', (productId) => {
  expect(asSentItem(SentOrderProduct.parse({ productId }))).toEqual({ _id: 'moon', quantity: 1 });
});

describe('the ids of what is featured', () => {
  const ids = () => ['moon'];

  test('are on the first product of the list, and on no other', () => {
    expect(withFeaturedIds({}, [{ _id: 'a' }, { _id: 'b' }], ids)).toEqual([
      { _id: 'a', data: ['moon'] },
      { _id: 'b' },
    ]);
  });

  test('are left out of a page', () => {
    expect(withFeaturedIds({ limit: 2 }, [{ _id: 'a' }], ids)).toEqual([{ _id: 'a' }]);
  });

  test('are left out of an empty list', () => expect(withFeaturedIds({}, [], ids)).toEqual([]));
});
