import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sum } from '../../../shared/lib/format.ts';
import { OpenParcel } from './open-parcel.tsx';

const ORDER: PackingOrder = {
  _id: 'x7',
  number: 'A-1042',
  mobileNumber: '01712345678',
  date: '2026/11/05',
  createdAt: 1,
  confirmedAt: 2,
  totalPrice: 1_650,
  status: 'waiting for confirmation',
  orderItems: [{ _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 1_650, quantity: 1 }],
  amounts: [],
};

/** What is said beside the order's number. */
function toCollect(changes: Partial<PackingOrder>): string | undefined {
  const html = renderToStaticMarkup(
    <OpenParcel order={{ ...ORDER, ...changes }} counted={{}} onAddOne={() => {}}>
      {null}
    </OpenParcel>,
  );
  return /<p[^>]*>(To collect: [^<]*)<\/p>/.exec(html)?.[1];
}

test('the parcel on the bench says what its rider collects, and of a paid one that it is paid', () => {
  expect(toCollect({})).toBe(`To collect: ${sum(1_650, 'en')}`);
  expect(toCollect({ status: 'Payment successful', payment: { sum: 1_650 } })).toBe('To collect: Paid');
});

test('an order of which a part was paid in advance is not said to be paid', () => {
  expect(toCollect({ amounts: [{ kind: 'advance', taka: 650 }] })).toBe(`To collect: ${sum(1_000, 'en')}`);
});
