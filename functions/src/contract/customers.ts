import * as z from 'zod/mini';
import { DeskOrder, MobileNumberHistory } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { MobileNumber } from './orders.ts';
import { pagesOf } from './paging.ts';

/** Orders of a number in one reply: each costs two reads. */
const ORDERS_A_PAGE = 25;

/** An order of a mobile number, with its calls and notes. */
export const CustomerOrder = z.omit(DeskOrder, { history: true });
export type CustomerOrder = z.infer<typeof CustomerOrder>;

export const readCustomer = endpoint({
  method: 'POST',
  path: '/customers',
  access: 'orders:read',
  summary: 'Read what the shop knows of a mobile number',
  description:
    'All its orders, active and closed, newest first, however the number was written. In a body, so that no log of addresses has the number.',
  body: z.object({ mobileNumber: MobileNumber, ...pagesOf(ORDERS_A_PAGE) }),
  reply: z.object({
    orders: z.array(CustomerOrder),
    /** The cursor of the next page, if there is one. */
    next: z.optional(z.string()),
    /** Only with the first page; absent for a number that no courier takes. */
    history: z.optional(MobileNumberHistory),
  }),
});
