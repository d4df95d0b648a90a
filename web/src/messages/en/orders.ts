import { room } from '../room.ts';

/** The texts of placed orders, in English; loaded with the pages that show them. */
export const orders = room('tOrders', {
  statuses: {
    'waiting for confirmation': 'waiting for confirmation',
    'Payment successful': 'Payment successful',
    'Out for Delivery': 'Out for Delivery',
    Delivered: 'Delivered',
    Cancel: 'Cancel',
  },
  waiting: 'waiting',
  cancelled: 'This order was cancelled. Nothing comes, and nothing is to be paid.',
  cancelledPaid: 'This order was cancelled. We will call you about the money you paid.',
  progress: 'Progress of the order',
  placedOn: (date: string) => `Ordered on ${date}`,
  total: 'Total',
  lineOf: (quantity: number, price: string) => `${quantity} × ${price}`,
  myOrders: 'My orders',
  current: 'Current orders',
  history: 'Order history',
  noneTitle: 'No orders yet',
  none: 'What you order is kept here, from the first day to the last.',
  noCurrent: 'No order is on its way.',
  noHistory: 'Delivered and cancelled orders will be kept here.',
  liveLate: 'Your orders cannot be shown just now. They are safe, and appear here by themselves.',
  liveFailed: 'Your orders cannot be shown just now. They are safe. Please reload the page.',
  trackTitle: 'Follow an order',
  trackText: 'With the Order ID and the mobile number that it was placed with.',
  trackId: 'Order ID',
  track: 'Follow',
  trackNotFound: 'We know no order with this Order ID and mobile number. Please check both.',
  timeline: 'What has happened',
});
