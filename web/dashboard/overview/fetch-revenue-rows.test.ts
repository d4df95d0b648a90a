import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { expect, test, vi } from 'vitest';
import { fetchRevenueRows } from './fetch-revenue-rows.ts';

type Listed = ReplyTo<'GET /stats/revenue/orders'>[number];

const DAYS = { from: '2026-01-01', to: '2026-01-31' };

const listed = (_id: string): Listed => ({
  order: {
    _id,
    email: 'WithOut LogIn Order',
    mobileNumber: '01712345678',
    date: '2026/01/05',
    createdAt: 1,
    totalPrice: 900,
    status: 'waiting for confirmation',
    orderItems: [],
    orderProducts: [],
    timeline: [],
  },
});

/** What the shop answers, page by page: for payments two pages, for advances one of an order that was paid, too. */
const PAGES: Record<string, { reply: Listed[]; next?: string }> = {
  payments: { reply: [listed('paid')], next: 'second' },
  'payments second': { reply: [listed('paid-and-advanced')] },
  advances: { reply: [listed('paid-and-advanced'), listed('advanced')] },
};

vi.mock('../../shared/api/client.ts', () => ({
  callPageWithToken: async (_name: string, { query }: { query: { by: string; cursor?: string } }) =>
    PAGES[[query.by, query.cursor].filter(Boolean).join(' ')],
}));

test('what was received is payments and advances, each order once', async () => {
  const counts: number[] = [];
  const rows = await fetchRevenueRows('received', DAYS, (count) => counts.push(count));
  expect(rows.map(([, id]) => id)).toEqual(['paid', 'paid-and-advanced', 'advanced']);
  expect(counts).toEqual([1, 2, 3]);
});
