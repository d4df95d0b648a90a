import type { AmountKind } from '@aloghor/functions/domain/amounts';
import { counted } from './counted.ts';

/**
 * Messages on slips, picking lists and hand-over lists, in English. A printout has a language of its own, so they are
 * loaded apart from the others.
 */
export const print = {
  order: 'Order',
  date: 'Date',
  noName: 'No name',
  noAddress: 'No address given',
  collect: 'Collect in cash',
  /** The parts of what is to be collected. */
  goods: 'Products',
  ...({ delivery: 'Delivery', discount: 'Discount', advance: 'Advance' } satisfies Record<AmountKind, string>),
  received: 'Received',
  paid: 'Paid: collect nothing',
  cancelled: 'Cancelled: collect nothing',
  quantity: (count: number) => counted(count, 'piece', 'pieces'),
  more: (products: number) => `and ${products} more`,
  notes: 'Notes',
  picking: 'Picking list',
  handOver: 'Hand-over list',
  riderSheet: 'Rider’s sheet',
  buyerSigns: 'Signature of the buyer',
  insideDhaka: 'Dhaka city',
  noArea: 'No area',
  orders: (count: number) => counted(count, 'order', 'orders'),
  shelf: 'Shelf',
  product: 'Product',
  count: 'Pieces',
  forOrders: 'For orders',
  customer: 'Customer',
  address: 'Address',
  total: 'Total',
  shopSigns: 'Handed over, for the shop',
  riderSigns: 'Received, the rider',
  signature: 'Name, signature, time',
};

/** Each message is a text, or a function of a number. */
export type PrintMessages = typeof print;
