import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { namespace } from '../../../shared/locale/locale.ts';
import { shop } from '../../../shared/shop.config.ts';
import { counted } from './counted.ts';

/** Messages of the dashboard's first page, in English. */
export const overview = namespace('overview', {
  title: 'Admin Home',
  waiting: {
    title: 'What waits',
    toCall: 'To call',
    toPack: 'To pack',
    out: 'Out for delivery',
    toRescue: 'Failed deliveries',
    toCollect: 'To collect',
  },
  aside: (count: number) => `and ${count} put aside`,
  toHandOver: (count: number) => `and ${count} to hand over`,
  toCheck: (count: number) => `and ${count} to check`,
  toCollectOf: (count: number) => `for ${counted(count, 'delivered order', 'delivered orders')}`,
  members: 'Total members',
  items: 'Total items',
  pending: 'Orders pending',
  closed: 'Delivered / cancelled orders',
  waitingReviews: 'Reviews to approve',
  salesTitle: 'The last 30 days',
  revenue: 'Revenue',
  revenueText: 'Without cancelled orders',
  orders: 'Orders',
  perDay: 'per day',
  highest: (amount: string, day: string) => `${amount} on ${day}`,
  asTable: 'Show the numbers as a table',
  day: 'Day',
  bestSellers: 'Best sellers',
  bestSellersText: 'Most delivered in this period',
  noBestSellers: 'Once orders are delivered, the five best-selling products appear here.',
  quantity: (count: number) => counted(count, 'piece', 'pieces'),
  newest: 'Newest orders',
  noOrders: 'No active order. New ones appear here.',
  allOrders: 'All active orders',
});

const ordersOf = (count: number) => counted(count, 'order', 'orders');

/** Messages of the figures of a range of days, in English. */
export const revenue = namespace('revenue', {
  title: 'Money',
  days: 'Days',
  ranges: {
    today: 'Today',
    '7days': 'Last 7 days',
    '30days': 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    own: 'Other days…',
  },
  from: 'From',
  to: 'To',
  wrongDays: 'The start cannot be after the end, and the range can be at most one year.',
  orders: ordersOf,
  payments: (count: number) => counted(count, 'entry', 'entries'),
  figures: {
    ordered: 'Ordered',
    confirmed: 'Confirmed',
    delivered: 'Delivered',
    received: 'Received',
    unpaid: 'Not paid yet',
  },
  meanings: {
    ordered: 'The products of all orders placed in this period, at the price they were ordered for.',
    confirmed: 'The products of orders that buyers confirmed by phone in this period and that are not cancelled.',
    delivered: 'The products delivered in this period that buyers kept.',
    received:
      'The money recorded in this period: payments and advances, less refunds, so including delivery charges and less discounts. These figures do not change later: a correction counts on the day it is made.',
  },
  follows:
    'The figures of orders follow them as they are now: one that is cancelled or reopened drops out automatically.',
  cancelled: (count: number, total: string) => `Cancelled of these: ${ordersOf(count)}, ${total}`,
  unpaid: (count: number, total: string) => `Not paid yet: ${ordersOf(count)}, ${total} to come`,
  allPaid: 'All of these are paid',
  advances: (count: number, total: string) => `Of this in advance: ${counted(count, 'payment', 'payments')}, ${total}`,
  refunds: (count: number, total: string) => `Refunded or corrected: ${counted(count, 'entry', 'entries')}, − ${total}`,
  payment: 'Payment',
  courierCharge: 'Courier’s charge',
  adjustment: 'Taken back or added by the courier',
  compensation: 'Paid by the courier for loss or damage',
  less: (total: string) => `${total} less than was to be collected`,
  more: (total: string) => `${total} more than was to be collected`,
  nothing: 'Nothing in this period yet.',
  csv: 'CSV',
  exportOf: (figure: string) => `Export CSV: ${figure}`,
  progress: (done: number, all: number) => `${done} of ${all}`,
  csvFile: (figure: string, from: string, to: string) => `${figure}-${from}-${to}.csv`,
  recordedOn: (amount: string) => `${amount} on`,
  recordedBy: (amount: string) => `${amount} by`,
  /** `amounts`: their headings. */
  columns: (amounts: string[]) => [
    'Number',
    'Order',
    'Day',
    'Status',
    'Reason',
    'Name',
    'District',
    'Thana',
    `Total (${shop.currency.name.en})`,
    ...amounts,
    `To collect (${shop.currency.name.en})`,
    `Received (${shop.currency.name.en})`,
    'Received on',
    'Received by',
    `Less than to collect (${shop.currency.name.en})`,
    'Confirmed on',
    'Delivered on',
    `Delivered (${shop.currency.name.en})`,
    'Entry',
    `Entry (${shop.currency.name.en})`,
    'Entry on',
    'Entry by',
  ],
});

/** Messages of the first steps of a new shop, in English. */
export const firstDay = namespace('firstDay', {
  title: 'Welcome. Let us light the shop.',
  text: 'Shoppers see that we are opening soon. Seven steps, in any order; each one is ticked when it is done.',
  textStocked: 'You have products to sell. The home page still needs its lists; each step is ticked when it is done.',
  titleStocked: 'Almost ready',
  textMadeUp: 'Shoppers can order, but they still see made-up details, or nothing about delivery charges.',
  madeUp: { phone: 'phone', emailAddress: 'e-mail', address: 'address', location: 'map', social: 'social links' },
  done: 'Done.',
  look: 'Look at your shop',
  importFile: 'Import CSV',
  steps: {
    brand: {
      title: 'Give your shop its name',
      text: `Until then it is called ${SAMPLE_NAME.en}, as the sample.`,
      done: 'It is on every page and message.',
    },
    contact: {
      title: 'Add your contact details',
      text: (parts: string) => `Still placeholders: ${parts}. Leave out social links that you do not have.`,
      done: 'Shoppers can reach you.',
    },
    delivery: {
      title: 'Set your delivery charges',
      text: 'Inside Dhaka, in the suburbs and in other districts. Without charges, you tell buyers by phone.',
      done: 'Shoppers see them before they order.',
    },
    product: {
      title: 'Add the first product',
      text: 'One by one, or many at once from a CSV file.',
      done: 'You have products to sell.',
    },
    lists: {
      title: 'Fill the home page',
      text: 'At least five products in each of its lists.',
      done: 'The home page shows them.',
    },
    clerk: {
      title: 'Add your first clerk or packer',
      text: 'They register in the shop; then you give them their role.',
      done: 'You have a helper.',
    },
    look: {
      title: 'Look at your shop',
      text: 'As a shopper sees it, also on your phone.',
      done: 'You have seen it.',
    },
  },
});
