import { counted } from './counted.ts';

/** The words of the dashboard's first page, in English. */
export const home = {
  title: 'Admin Home',
  members: 'Total members',
  items: 'Total items',
  pending: 'Orders pending',
  closed: 'Delivered / cancelled orders',
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
  pieces: (count: number) => counted(count, 'piece', 'pieces'),
  newest: 'Newest orders',
  noOrders: 'No active order. New ones appear here.',
  allOrders: 'All active orders',
};
