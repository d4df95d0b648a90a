import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sum } from '../lib/format.ts';
import { LocaleContext } from '../locale/locale.ts';
import { OrderCard, type ShownOrder } from './order-card.tsx';

const taka = (value: number) => sum(value, 'en');
const AMOUNTS: ShownOrder['amounts'] = [{ kind: 'delivery', taka: 70, at: 1 }];
const DELIVERY = `Delivery charge + ${taka(70)}`;

/** The card of an order of 3,300 taka, as HTML. */
function cardOf(change: Partial<ShownOrder>): string {
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
  return renderToStaticMarkup(
    <LocaleContext value="en">
      <OrderCard order={order} heading="h2" />
    </LocaleContext>,
  );
}

/** What it says of its money. */
function sumsOf(change: Partial<ShownOrder>): string[] {
  return [...cardOf(change).matchAll(/<p class="mt-1 flex[^>]*>(.*?)<\/p>/g)].map(([, text = '']) =>
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

test('a buyer reads how far the parcel is and since when, and its number where its courier has no page for it', () => {
  const textOf = (sentWith: ShownOrder['sentWith']) => cardOf({ sentWith }).replaceAll(/<[^>]+>/g, ' ');
  const since = Date.parse('2024-11-06T08:05:00Z');
  const held = textOf({ courier: 'Carrybee', trackingCode: 'FX-7', state: 'held', since });
  expect(held).toContain('The parcel is held up at Carrybee: we will call you if we need anything');
  expect(held).toContain('6 Nov 2024, 14:05');
  expect(held).toContain('Sent with Carrybee.');
  expect(held).toContain('Its number at Carrybee: FX-7');
  const link = 'https://courier.example/t/FX-7';
  const coming = cardOf({
    sentWith: { courier: 'Pathao', link, trackingCode: 'FX-7', state: 'outForDelivery', since },
  });
  expect(coming).toContain('The parcel is on its way to you');
  expect(coming).toContain(`href="${link}"`);
  expect(coming).not.toContain('Its number at Pathao');
  expect(textOf({ courier: 'Pathao', link, trackingCode: 'FX-7' })).not.toContain('The parcel');
});

const ADVANCE = { kind: 'advance' as const, taka: 500, transaction: 'BKX7', at: 1 };
const outcome = { reason: 'late' as const, cameBack: [], collected: 0 };

test('a buyer reads what was paid ahead and on delivery of an order of which a part came back', () => {
  const part = { status: 'Delivered' as const, amounts: [...(AMOUNTS ?? []), ADVANCE] };
  expect(sumsOf({ ...part, outcome: { ...outcome, collected: 1_200 } })).toEqual([
    DELIVERY,
    `Advance − ${taka(500)}`,
    `Paid on delivery ${taka(1_200)}`,
  ]);
});

test.each([
  ['cancelled', undefined, 'This order was cancelled. We will call you about the money you paid.'],
  ['returned', outcome, 'The parcel came back to us. We will call you about the money you paid.'],
])('a buyer whose order was %s is told of the money that was paid ahead, until it is settled', (_, ended, owed) => {
  const order = { status: 'Cancel' as const, outcome: ended };
  expect(cardOf({ ...order, amounts: [ADVANCE] })).toContain(owed);
  expect(sumsOf({ ...order, amounts: [ADVANCE] })).toEqual([`Advance − ${taka(500)}`]);
  const settled = cardOf({ ...order, amounts: [{ ...ADVANCE, taka: 130, kept: true }] });
  expect(settled).not.toContain('We will call you');
  expect(settled).toContain(`Of the money you paid in advance, we kept ${taka(130)}.`);
  expect(cardOf(order)).toMatch(/nothing (more )?to pay\./);
});

test('a parcel that was lost is not said to have come back', () => {
  expect(cardOf({ status: 'Cancel', closedFor: 'lost', outcome })).not.toContain('came back');
});
