import { expect, test } from 'vitest';
import { checkoutAmounts, checkoutSums, inCheckoutFields } from './checkout.ts';

test('calls name the delivery alone: the other amounts are set later', () => {
  expect(inCheckoutFields(true)).toEqual({ deliveryCharge: true });
  const amounts = [
    { kind: 'delivery', taka: 70 },
    { kind: 'discount', taka: 20 },
  ] as const;
  expect(checkoutSums(amounts)).toEqual({ deliveryCharge: 70 });
});

test.each([
  [{}, []],
  [{ deliveryCharge: undefined }, []],
  [{ deliveryCharge: 0 }, [{ kind: 'delivery', taka: 0 }]],
  [{ deliveryCharge: 130.5 }, [{ kind: 'delivery', taka: 130.5 }]],
])('the sums %j are the amounts %j', (sums, amounts) => expect(checkoutAmounts(sums)).toEqual(amounts));
