import type { Order } from '@aloghor/functions/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleContext } from '../../shared/locale/locale.ts';
import { orderColumns } from './order-columns.tsx';

/** What the list of closed orders says of the status of one of 1,000 taka. */
function statusOf(change: Partial<Order>): string {
  const order = { status: 'Delivered', totalPrice: 1_000, amounts: [], timeline: [], ...change } as unknown as Order; // the fields of the cell
  const columns = orderColumns(false, { openId: undefined, onOpen: () => {} }, 'en');
  const cell = columns.find(({ label }) => label === 'Status')?.cell(order, 0);
  return renderToStaticMarkup(<LocaleContext value="en">{cell}</LocaleContext>).replaceAll(/<[^>]+>/g, ' ');
}

test('an order is paid in the list once nothing is left to be collected for it', () => {
  const part = { sum: 500, at: 1, beforeClosing: true as const };
  expect(statusOf({ payment: { sum: 1_000, at: 1 } })).toContain('Paid');
  expect(statusOf({ payment: part })).not.toContain('Paid');
  expect(statusOf({})).not.toContain('Paid');
});

test('a cancelled order is paid in it until its payment is given back', () => {
  expect(statusOf({ status: 'Cancel', payment: { sum: 500, at: 1 } })).toContain('Paid');
});
