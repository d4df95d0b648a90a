import type { Order } from '@aloghor/functions/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sum } from '../../shared/lib/format.ts';
import { LocaleContext } from '../../shared/locale/locale.ts';
import { OrderSums } from './order-parts.tsx';

const taka = (value: number) => sum(value, 'en');
const AMOUNTS: Order['amounts'] = [
  { kind: 'delivery', taka: 70, at: 1 },
  { kind: 'discount', taka: 20, at: 1 },
  { kind: 'advance', taka: 300, transaction: 'BKX7', at: 1 },
];

/** The text of the sums of an order of 3,300 taka. */
function sumsOf(change: Partial<Order>): string {
  const order = { status: 'waiting for confirmation', totalPrice: 3_300, amounts: [], ...change } as Order; // the fields of the sums
  const html = renderToStaticMarkup(
    <LocaleContext value="en">
      <OrderSums order={order} />
    </LocaleContext>,
  );
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

test('the total of an order is to be collected, where nothing was set or received', () => {
  expect(sumsOf({})).toBe(`To collect ${taka(3_300)}`);
});

test('charge, discount and advance say how the sum to collect comes about', () => {
  expect(sumsOf({ amounts: AMOUNTS })).toBe(
    `Total ${taka(3_300)} Delivery charge + ${taka(70)} Discount − ${taka(20)} Advance (BKX7) − ${taka(300)} To collect ${taka(3_050)}`,
  );
});

test('an order of which more than a tenth was paid ahead says by when it is to be handed over, until it is', () => {
  vi.setSystemTime('2026-11-27T10:00:00+06:00');
  const amounts: Order['amounts'] = [{ kind: 'advance', taka: 500, transaction: 'BKX7', at: Date.now() }];
  expect(sumsOf({ amounts })).toMatch(/More than a tenth was paid in advance: hand it over by 29 Nov 2026, 10:00\.$/);
  vi.setSystemTime('2026-11-30T10:00:00+06:00');
  expect(sumsOf({ amounts })).toMatch(/it should have been handed over by 29 Nov 2026, 10:00\.$/);
  expect(sumsOf({ amounts, status: 'Out for Delivery' })).not.toContain('tenth');
  vi.useRealTimers();
});

test.each([
  ['whole', 3_300, 0],
  ['in part', 3_000, 300],
  ['rounded up', 3_350, 0],
])('of an order that was paid %s, what is left is to be collected', (_how, paid, left) => {
  const shown = `Total ${taka(3_300)} Received − ${taka(paid)} To collect ${taka(left)}`;
  expect(sumsOf({ status: 'Out for Delivery', payment: { sum: paid, at: 1 } })).toBe(shown);
  // Before it has left, until when is said, too.
  expect(sumsOf({ status: 'Payment successful', payment: { sum: paid, at: 1 } })).toContain(
    `${shown} More than a tenth`,
  );
});

test('nothing is to be collected for a cancelled order', () => {
  expect(sumsOf({ status: 'Cancel' })).toBe(`Total ${taka(3_300)} To collect ${taka(0)}`);
  expect(sumsOf({ status: 'Cancel', amounts: AMOUNTS })).toMatch(new RegExp(`To collect ${taka(0)}$`));
});

test('of a parcel that came back, it is what was collected, whether the shop has it or not', () => {
  const outcome = { reason: 'late' as const, cameBack: [], collected: 70 };
  const returned = { status: 'Cancel' as const, outcome };
  expect(sumsOf(returned)).toBe(`Total ${taka(3_300)} Collected ${taka(70)}`);
  expect(sumsOf({ ...returned, payment: { sum: 70, at: 1 } })).toBe(`Total ${taka(3_300)} Collected ${taka(70)}`);
});
