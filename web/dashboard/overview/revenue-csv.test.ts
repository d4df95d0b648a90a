import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { expect, test, vi } from 'vitest';
import { revenueCsv, toRevenueRow } from './revenue-csv.ts';

// A clock of the test's own: another shop has another.
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
    money: {
      deliveryCharge: 70,
      discount: 20,
      advance: { sum: 500, transaction: 'BKX7', at: Date.parse('2025-11-20T10:00:00Z') },
    },
    status: 'Delivered',
    orderItems: [],
    orderProducts: [],
    timeline: [],
    payment: { sum: 2840.5, at: Date.parse('2025-11-21T18:30:00Z'), less: 10 },
  },
  deliveredSum: 1650.25,
  deliveredAt: Date.parse('2025-11-21T08:00:00Z'),
  paymentBy: 'admin@aloghor.example',
  advanceBy: 'rina@aloghor.example',
};

test('an order is one line with its sums, when they came by the clocks in Dhaka, and who took them', () => {
  const [columns = '', line] = revenueCsv([toRevenueRow(listed)]).split('\r\n');
  expect(line).toBe(
    "A-1042,o1,2025/11/20,Delivered,,'=রূপা,Dhaka,Savar,3300.5,70,20,500,2025-11-20 16:00,rina@aloghor.example," +
      '2850.5,2840.5,2025-11-22 00:30,admin@aloghor.example,10,2025-11-20 15:00,2025-11-21 14:00,1650.25',
  );
  expect(columns.split(',')).toHaveLength(line?.split(',').length ?? 0);
});

test('an order without place, money and payment has empty cells and zeros', () => {
  const { place, money, payment, confirmedAt, number, name, ...order } = listed.order;
  const [, line] = revenueCsv([toRevenueRow({ order: { ...order, status: 'Cancel', closedFor: 'refused' } })]).split(
    '\r\n',
  );
  expect(line).toBe(',o1,2025/11/20,Cancel,Refused,,,,3300.5,0,0,0,,,0,0,,,0,,,0');
  const [, fake] = revenueCsv([toRevenueRow({ order: { ...order, status: 'Cancel' }, isFake: true })]).split('\r\n');
  expect(fake).toContain(',Cancel,Fake order,');
});
