import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { expect, test, vi } from 'vitest';
import { fetchRevenueRows, revenueCsv, toRevenueRow } from './revenue-csv.ts';

type Listed = ReplyTo<'GET /stats/revenue/orders'>[number];

const DAYS = { from: '2026-01-01', to: '2026-01-31' };

const listedOrder = (_id: string): Listed => ({
  order: {
    _id,
    number: 'A-1041',
    email: 'WithOut LogIn Order',
    mobileNumber: '01712345678',
    date: '2026/01/05',
    createdAt: 1,
    totalPrice: 900,
    amounts: [],
    toCollect: 900,
    status: 'waiting for confirmation',
    orderItems: [],
    orderProducts: [],
    timeline: [],
  },
  recorded: [],
});

const entryOf = (_id: string, kind: 'payment' | 'advance', taka: number): Listed => ({
  ...listedOrder(_id),
  entry: { kind, taka, at: Date.parse('2026-01-05T10:00:00Z'), by: 'rina@aloghor.example' },
});

/** The server's replies by page: two pages of entries, of which two are of one order. */
const PAGES: Record<string, { reply: Listed[]; next?: string }> = {
  received: { reply: [entryOf('paid', 'payment', 900)], next: 'second' },
  'received second': { reply: [entryOf('paid', 'payment', -900), entryOf('advanced', 'advance', 50.5)] },
};

vi.mock('../../shared/api/client.ts', () => ({
  callPageWithToken: async (_name: string, { query }: { query: { by: string; cursor?: string } }) =>
    PAGES[[query.by, query.cursor].filter(Boolean).join(' ')],
}));

test('money received is each entry of the ledger, also what went back', async () => {
  const counts: number[] = [];
  const rows = await fetchRevenueRows('received', DAYS, (count) => counts.push(count), 'en');
  const by = ['2026-01-05 16:00', 'rina@aloghor.example'];
  expect(rows.map((cells) => [cells[1], ...cells.slice(-4)])).toEqual([
    ['paid', 'Payment', 900, ...by],
    ['paid', 'Payment', -900, ...by],
    ['advanced', 'Advance', 50.5, ...by],
  ]);
  expect(counts).toEqual([1, 3]);
});

// A time zone of the test's own: other shops have other ones.
vi.mock('@aloghor/functions/domain/country', async (original) => ({
  ...(await original<object>()),
  TIME_ZONE: 'Asia/Dhaka',
}));

const listed: ReplyTo<'GET /stats/revenue/orders'>[number] = {
  order: {
    _id: 'o1',
    number: 'A-1042',
    place: { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' },
    email: 'WithOut LogIn Order',
    name: '=রূপা',
    mobileNumber: '+8801712345678',
    date: '2025/11/20',
    createdAt: Date.parse('2025-11-20T08:05:00Z'),
    confirmedAt: Date.parse('2025-11-20T09:00:00Z'),
    totalPrice: 3300.5,
    amounts: [
      { kind: 'delivery', taka: 70, at: 1 },
      { kind: 'discount', taka: 20, at: 1 },
      { kind: 'advance', taka: 500, transaction: 'BKX7', at: Date.parse('2025-11-20T10:00:00Z') },
    ],
    toCollect: 2850.5,
    status: 'Delivered',
    orderItems: [],
    orderProducts: [],
    timeline: [],
    payment: { sum: 2840.5, at: Date.parse('2025-11-21T18:30:00Z'), less: 10 },
  },
  deliveredSum: 1650.25,
  deliveredAt: Date.parse('2025-11-21T08:00:00Z'),
  recorded: [
    { at: Date.parse('2025-11-21T18:30:00Z'), by: 'admin@aloghor.example' },
    { at: Date.parse('2025-11-20T10:00:00Z'), by: 'rina@aloghor.example' },
  ],
};

test('an order is one row with its sums, when they were received in Dhaka time, and by whom', () => {
  const [columns = '', line] = revenueCsv([toRevenueRow(listed, 'en')], 'en').split('\r\n');
  expect(line).toBe(
    "A-1042,o1,2025/11/20,Delivered,,'=রূপা,Dhaka,Savar,3300.5,70,20,500,2025-11-20 16:00,rina@aloghor.example," +
      '2850.5,2840.5,2025-11-22 00:30,admin@aloghor.example,10,2025-11-20 15:00,2025-11-21 14:00,1650.25,,,,',
  );
  expect(columns.split(',')).toHaveLength(line?.split(',').length ?? 0);
});

test('an order without place, money and payment has empty cells and zeros', () => {
  const { place, payment, confirmedAt, name, ...rest } = listed.order;
  const order = { ...rest, amounts: [] };
  const [, line] = revenueCsv(
    [toRevenueRow({ order: { ...order, status: 'Cancel', closedFor: 'refused' }, recorded: [] }, 'en')],
    'en',
  ).split('\r\n');
  expect(line).toBe('A-1042,o1,2025/11/20,Cancel,Refused,,,,3300.5,0,0,0,,,0,0,,,0,,,0,,,,');
  const [, fake] = revenueCsv(
    [toRevenueRow({ order: { ...order, status: 'Cancel' }, isFake: true, recorded: [] }, 'en')],
    'en',
  ).split('\r\n');
  expect(fake).toContain(',Cancel,Fake order,');
});
