import { shop } from '../../../shared/shop.config.ts';
import { counted } from './counted.ts';

/** Messages of the dashboard's first page, in English. */
export const home = {
  title: 'Admin Home',
  members: 'Total members',
  items: 'Total items',
  pending: 'Orders pending',
  closed: 'Delivered / cancelled orders',
  waitingReviews: 'Reviews to decide on',
  salesTitle: 'The last 30 days',
  revenue: 'Revenue',
  revenueText: 'Without cancelled orders',
  orders: 'Orders',
  perDay: 'per day',
  highest: (amount: string, day: string) => `${amount} on ${day}`,
  asTable: 'Show the numbers as a table',
  day: 'Day',
  bestSellers: 'Best sellers',
  bestSellersText: 'Most pieces delivered in these days',
  noBestSellers: 'Once orders are delivered, the five products that sell best stand here.',
  quantity: (count: number) => counted(count, 'piece', 'pieces'),
  newest: 'Newest orders',
  noOrders: 'No active order. New ones appear here.',
  allOrders: 'All active orders',
};

const ordersOf = (count: number) => counted(count, 'order', 'orders');

/** Messages of the figures of a range of days, in English. */
export const revenue = {
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
  wrongDays: 'The first day cannot be after the last one, and a year is the most.',
  orders: ordersOf,
  payments: (count: number) => counted(count, 'payment', 'payments'),
  figures: {
    ordered: 'Ordered',
    confirmed: 'Confirmed',
    delivered: 'Delivered',
    received: 'Received',
    unpaid: 'Not paid yet',
  },
  meanings: {
    ordered: 'The products of all orders made in these days, at the price they were ordered for.',
    confirmed:
      'The products of orders that buyers confirmed on the telephone in these days, and that are not cancelled.',
    delivered: 'The products delivered in these days that stayed with their buyers.',
    received: 'The money recorded in these days: payments and advances, so with delivery charge and less discount.',
  },
  follows:
    'All figures follow the orders as they are now: one that is cancelled or opened again leaves them by itself.',
  cancelled: (count: number, total: string) => `Of these cancelled: ${ordersOf(count)}, ${total}`,
  unpaid: (count: number, total: string) => `Not paid yet: ${ordersOf(count)}, ${total} to come`,
  allPaid: 'All of these are paid',
  advances: (count: number, total: string) => `Of this in advance: ${counted(count, 'payment', 'payments')}, ${total}`,
  less: (total: string) => `${total} less than was to be collected`,
  more: (total: string) => `${total} more than was to be collected`,
  nothing: 'Nothing happened in these days yet.',
  csv: 'CSV',
  exportOf: (figure: string) => `Export CSV: ${figure}`,
  progress: (done: number, all: number) => `${done} of ${all}`,
  csvFile: (figure: string, from: string, to: string) => `${figure}-${from}-${to}.csv`,
  columns: [
    'Number',
    'Order',
    'Day',
    'Status',
    'Reason',
    'Name',
    'District',
    'Thana',
    `Total (${shop.currency.name.en})`,
    `Delivery charge (${shop.currency.name.en})`,
    `Discount (${shop.currency.name.en})`,
    `Advance (${shop.currency.name.en})`,
    'Advance on',
    'Advance by',
    `To collect (${shop.currency.name.en})`,
    `Received (${shop.currency.name.en})`,
    'Received on',
    'Received by',
    `Less than to collect (${shop.currency.name.en})`,
    'Confirmed on',
    'Delivered on',
    `Delivered (${shop.currency.name.en})`,
  ],
};

/** Messages of the first steps of a new shop, in English. */
export const firstDay = {
  title: 'Welcome. Let us light the shop.',
  text: 'Shoppers read that we are opening soon. Six steps, in any order, and each one ticks itself.',
  textStocked: 'There is something to sell. The home page waits for its lists; each step ticks itself.',
  done: 'Done.',
  look: 'Look at your shop',
  steps: {
    contact: {
      title: 'Write down how to reach you',
      text: 'Telephone, e-mail and address are still placeholders.',
      done: 'Shoppers can reach you.',
    },
    delivery: {
      title: 'Set what a delivery costs',
      text: 'In Dhaka, in its suburbs and elsewhere. Without charges, you tell the charge on the telephone.',
      done: 'Shoppers read it before they order.',
    },
    product: {
      title: 'Add the first product',
      text: 'One by one, or many at once from a CSV file.',
      done: 'There is something to sell.',
    },
    lists: {
      title: 'Fill the home page',
      text: 'At least five products in each of its lists.',
      done: 'The home page shows them.',
    },
    clerk: {
      title: 'Add your first clerk or packer',
      text: 'They register in the shop; then you give them their role.',
      done: 'Somebody works with you.',
    },
    look: {
      title: 'Look at your shop',
      text: 'As a shopper sees it, also on your phone.',
      done: 'You have seen it.',
    },
  },
};
