import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sum } from '../lib/format.ts';
import { LocaleContext } from '../locale/locale.ts';
import { OrderCard, type ShownOrder } from './order-card.tsx';

const taka = (value: number) => sum(value, 'en');
const AMOUNTS: ShownOrder['amounts'] = [{ kind: 'delivery', taka: 70, at: 1 }];
const DELIVERY = `Delivery charge + ${taka(70)}`;

/** What the card of an order of 3,300 taka says of its money. */
function sumsOf(change: Partial<ShownOrder>): string[] {
  const order: ShownOrder = {
    _id: 'x7',
    number: 'A-1042',
    date: '2024/11/05',
    status: 'Out for Delivery',
    totalPrice: 3_300,
    orderItems: [],
    timeline: [],
    ...change,
  };
  const html = renderToStaticMarkup(
    <LocaleContext value="en">
      <OrderCard order={order} heading="h2" />
    </LocaleContext>,
  );
  return [...html.matchAll(/<p class="mt-1 flex[^>]*>(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replaceAll(/<[^>]+>/g, ''),
  );
}

test('a buyer reads what is to be paid on delivery, where that is not the total', () => {
  expect(sumsOf({})).toEqual([]);
  expect(sumsOf({ amounts: AMOUNTS })).toEqual([DELIVERY, `To pay on delivery ${taka(3_370)}`]);
});

test('a buyer who has paid is asked for nothing more, and one who has paid in part for the rest', () => {
  expect(sumsOf({ amounts: AMOUNTS, payment: { sum: 3_370, at: 1 } })).toEqual([DELIVERY, `Paid ${taka(3_370)}`]);
  expect(sumsOf({ payment: { sum: 3_000, at: 1 } })).toEqual([
    `Paid ${taka(3_000)}`,
    `To pay on delivery ${taka(300)}`,
  ]);
});

test('a cancelled order says of no sum that it is to be paid, and a returned one what was', () => {
  expect(sumsOf({ status: 'Cancel', amounts: AMOUNTS, payment: { sum: 3_370, at: 1 } })).toEqual([]);
  const outcome = { reason: 'late' as const, cameBack: [], collected: 70 };
  expect(sumsOf({ status: 'Cancel', amounts: AMOUNTS, outcome })).toEqual([`Paid on delivery ${taka(70)}`]);
  expect(sumsOf({ status: 'Cancel', amounts: AMOUNTS, outcome: { ...outcome, collected: 0 } })).toEqual([]);
});
