import type { Order } from '@aloghor/functions/contract/orders';
import { expect, test, vi } from 'vitest';
import { shop } from '../../shared/shop.config.ts';
import { type ListedOrder, ordersCsv, spreadsheetMobileNumber } from './orders-csv.ts';

// A time zone of the test's own: other shops have other ones.
vi.mock('@aloghor/functions/domain/country', async (original) => ({
  ...(await original<object>()),
  TIME_ZONE: 'Asia/Dhaka',
}));

const order: Order = {
  _id: 'o1',
  number: 'A-1042',
  place: { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' },
  email: 'WithOut LogIn Order',
  name: 'রূপা',
  mobileNumber: '+8801712345678',
  deliveryAddress: 'House 2, Road 3\nDhaka',
  date: '2025/11/20',
  createdAt: Date.parse('2025-11-20T08:05:00Z'),
  totalPrice: 3300.5,
  amounts: [
    { kind: 'delivery', taka: 70, at: 1 },
    { kind: 'advance', taka: 500, transaction: 'BKX7', at: 1 },
  ],
  toCollect: 2870.5,
  status: 'waiting for confirmation',
  confirmedAt: Date.parse('2025-11-20T09:00:00Z'),
  info: '=cmd|calc',
  orderItems: [{ _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 1650.25, quantity: 2 }],
  orderProducts: [],
  timeline: [],
};

test('an order is one line: Bangla kept, formulas made harmless, the mobile number with its zero', () => {
  expect(ordersCsv([order], 'en').split('\r\n')).toEqual([
    `\uFEFFNumber,Order,Date,Time,Name,Mobile,E-mail,District,Thana,Address,Products,Total (${shop.currency.name.en}),Delivery charge (${shop.currency.name.en}),Discount (${shop.currency.name.en}),Advance (${shop.currency.name.en}),To collect (${shop.currency.name.en}),Status,Confirmed on,Outcome,Reason,Notes`,
    `A-1042,o1,2025/11/20,14:05,রূপা,01712-345678,WithOut LogIn Order,Dhaka,Savar,"House 2, Road 3\nDhaka",2 × Moon Lamp,3300.5,70,0,500,2870.5,waiting for confirmation,2025-11-20 15:00,,,'=cmd|calc`,
    '',
  ]);
});

test('of a parcel that came back in part, it says what was collected, and why', () => {
  const [, row] = ordersCsv(
    [
      {
        ...order,
        status: 'Delivered',
        closedFor: 'partlyDelivered',
        outcome: { reason: 'notAsExpected', cameBack: [{ _id: 'moon', quantity: 1 }], collected: 1650.25 },
      },
    ],
    'en',
  ).split('\r\n');
  expect(row).toContain('3300.5,70,0,500,1650.25,Delivered,2025-11-20 15:00,Partly delivered,Not as expected,');
});

test.each<[string, Partial<ListedOrder>, string]>([
  ['paid', { status: 'Delivered', payment: { sum: 2870.5, at: 1 } }, '500,0,Delivered,2025-11-20 15:00,,,'],
  ['cancelled', { status: 'Cancel', closedFor: 'refused' }, '500,0,Cancel,2025-11-20 15:00,Refused,,'],
  ['taken for a fake', { status: 'Cancel', isFake: true }, '500,0,Cancel,2025-11-20 15:00,Fake order,,'],
  [
    'returned',
    { status: 'Cancel', closedFor: 'returned', outcome: { reason: 'late', cameBack: [], collected: 0 } },
    '500,0,Cancel,2025-11-20 15:00,Returned,',
  ],
])('nothing is to be collected any more for an order that was %s', (_what, fields, cells) => {
  expect(ordersCsv([{ ...order, ...fields }], 'en')).toContain(cells);
});

test('dates, times and sums have digits that every spreadsheet reads, also while the page is in Bangla', () => {
  const [, row] = ordersCsv([order], 'bn').split('\r\n');
  expect(row).toContain('A-1042,o1,2025/11/20,14:05,');
  expect(row).not.toMatch(/[০-৯]/);
});

test.each(['01712345678', '8801712345678', '+8801712345678', '+9201712345678', '+880 1712-345678', '০১৭১২৩৪৫৬৭৮'])(
  '%s has one shape, which no spreadsheet takes for a number',
  (mobileNumber) => {
    expect(spreadsheetMobileNumber(mobileNumber)).toBe('01712-345678');
  },
);

test('a number from elsewhere keeps all its digits', () => {
  expect(spreadsheetMobileNumber('+923001234567')).toBe('923001-234567');
});

test('an order without charge, discount, advance and confirmation says so in each of its cells', () => {
  const { confirmedAt: _confirmedAt, ...confirmed } = order;
  const plain = { ...confirmed, amounts: [] };
  expect(ordersCsv([{ ...plain, amounts: [{ kind: 'discount', taka: 20, at: 1 }] }], 'en')).toContain(
    '2 × Moon Lamp,3300.5,0,20,0,3280.5,waiting for confirmation,,,,',
  );
  expect(ordersCsv([plain], 'en')).toContain('2 × Moon Lamp,3300.5,0,0,0,3300.5,waiting for confirmation,,,,');
});
