import * as z from 'zod/mini';
import { NUMBER_MARKS } from '../domain/desk-marks.ts';
import { DeskOrder, MobileNumberHistory } from './desk.ts';
import { endpoint, Modified } from './endpoint.ts';
import { Time } from './fields.ts';
import { MobileNumber } from './orders.ts';
import { pagesOf } from './paging.ts';

/** Orders of a number in one reply: each costs two reads. */
const ORDERS_A_PAGE = 25;

/** An order of a mobile number, with its calls and notes. */
export const CustomerOrder = z.omit(DeskOrder, { history: true });
export type CustomerOrder = z.infer<typeof CustomerOrder>;

const NumberMark = z.enum(NUMBER_MARKS, `must be one of ${NUMBER_MARKS.join(', ')}`);

/** Each at most once, in the order of the table: two lists of the same marks are the same. */
const NumberMarks = z.pipe(
  z.array(NumberMark).check(z.maxLength(NUMBER_MARKS.length, 'must name each mark at most once')),
  z.transform((sent) => NUMBER_MARKS.filter((mark) => sent.includes(mark))),
);

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
    /** What the staff have marked the number with, when, and by whose e-mail; only with the first page. */
    marked: z.optional(z.object({ marks: z.array(NumberMark), at: Time, by: z.string() })),
  }),
});

export const markCustomer = endpoint({
  method: 'POST',
  path: '/customers/marks',
  access: 'orders:change',
  summary: 'Mark a mobile number for all its orders',
  description:
    'All marks at once: what is missing is removed. Its orders in the shop get them, and those to come. With `callFirst` its calls are given before all others. `advanceOnly` is said on the card of a call. An order of a `blocked` number arrives as any other, its call is given last, and nothing is sent about it until it is confirmed.',
  errorCodes: ['changed-meanwhile'],
  body: z.object({
    mobileNumber: MobileNumber,
    marks: NumberMarks,
    /** The marks as the caller has seen them: others now are a 409. */
    seen: z.optional(NumberMarks),
  }),
  reply: Modified,
});
