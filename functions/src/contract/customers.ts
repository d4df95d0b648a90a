import * as z from 'zod/mini';
import { NUMBER_MARKS } from '../domain/desk-marks.ts';
import { NOTIFICATION_EVENTS } from '../domain/notifications.ts';
import { AuditEntry } from './audit.ts';
import { DeskOrder, MobileNumberHistory } from './desk.ts';
import { endpoint, Modified, Problem } from './endpoint.ts';
import { Time } from './fields.ts';
import { Question } from './inbox.ts';
import { NumberScore } from './number-scores.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { MobileNumber } from './orders.ts';
import { pagesInBody } from './paging.ts';
import { BookedParcel } from './parcel-notes.ts';
import { StaffReview } from './reviews.ts';

/** Orders of a number in one reply: each costs two reads. */
const ORDERS_A_PAGE = 25;

/** An order of a mobile number, with its calls and notes. */
export const CustomerOrder = z.omit(DeskOrder, { history: true });
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** All that the shop holds of such an order. */
export const ExportedOrder = z.extend(CustomerOrder, {
  reviews: z.array(StaffReview),
  /** What the staff have changed of the order and of its reviews. */
  changes: z.array(AuditEntry),
  /** What couriers were asked to deliver of it. */
  parcels: z.array(z.omit(BookedParcel, { by: true, name: true, cancellation: true })),
  /** What couriers have said of it in payouts, and why findings of its rows were closed. */
  payouts: z.array(z.object({ day: z.string(), said: z.array(z.string()), closings: z.array(z.string()) })),
  /** What the staff have noted as a rider handed over the money of it and of others. */
  settlements: z.array(z.object({ day: z.string(), notes: z.array(z.string()) })),
  /** What was sent about it. `askedAt`: when it happened. */
  notifications: z.array(z.object({ event: z.enum(NOTIFICATION_EVENTS), askedAt: Time, sentAt: z.optional(Time) })),
});

const NumberMark = z.enum(NUMBER_MARKS, `must be one of ${NUMBER_MARKS.join(', ')}`);

/** Each at most once, in the order of the table: two lists of the same marks are the same. */
const NumberMarks = z.pipe(
  z.array(NumberMark).check(z.maxLength(NUMBER_MARKS.length, 'must name each mark at most once')),
  z.transform((sent) => NUMBER_MARKS.filter((mark) => sent.includes(mark))),
);

const Marked = z.optional(z.object({ marks: z.array(NumberMark), at: Time, by: z.string() }));

const wantedOrders = { mobileNumber: MobileNumber, ...pagesInBody(ORDERS_A_PAGE) };

export const readCustomer = endpoint({
  method: 'POST',
  path: '/customers',
  access: 'orders:read',
  summary: 'Read what the shop knows of a mobile number',
  description:
    'All its orders, active and closed, newest first, however the number was written. In a body, so that no log of addresses has the number.',
  body: z.object(wantedOrders),
  reply: z.object({
    orders: z.array(CustomerOrder),
    /** The cursor of the next page, if there is one. */
    next: z.optional(z.string()),
    /** Only with the first page; absent for a number that no courier takes. */
    history: z.optional(MobileNumberHistory),
    /** What the staff have marked the number with, when, and by whose e-mail; only with the first page. */
    marked: Marked,
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

export const exportCustomer = endpoint({
  method: 'POST',
  path: '/customers/export',
  access: 'customers:erase',
  summary: 'Read all data of a mobile number, to hand them to its owner',
  description:
    'Its orders with their calls and notes, their reviews, notifications and changes, and what was written of their money; its marks; what the accounts that placed them have asked in the form of the shop; what couriers have told of the number; and which orders had it until the desk corrected them. In pages of its orders.',
  body: z.object(wantedOrders),
  reply: z.object({
    orders: z.array(ExportedOrder),
    /** The cursor of the next page, if there is one. */
    next: z.optional(z.string()),
    marked: Marked,
    questions: z.array(Question),
    /** What couriers have told of the number and is still kept; only with the first page. */
    scores: z.optional(z.array(NumberScore)),
    /** Orders that had the number until it was corrected: what else they hold is of another number. Only with the first page. */
    corrected: z.optional(z.array(z.object({ number: z.string(), until: Time }))),
  }),
});

/** The 409 of an erasure, with the number of an order that is still under way. */
const ErasureConflict = z.extend(Problem, { number: z.optional(z.string()) });
ErasureConflict.register(openApiRegistry, { id: 'ErasureConflict' });

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/customers/erase',
  access: 'customers:erase',
  summary: 'Erase a mobile number and what is known of its owner',
  description:
    'Of its orders stay lines, sums, district and day; name, number, address and notes go, from desk, reviews, changes, payouts, settlements of riders, marks and inbox, too. A restored backup loses them again. An order that was corrected to another number stays with that one, and loses what it kept of this. At most 25 orders of each kind a call: repeat it while `isMore`. Accounts stay: only their owners delete them.',
  errorCodes: ['order-still-active'],
  conflict: ErasureConflict,
  body: z.object({ mobileNumber: MobileNumber }),
  reply: z.object({
    /** How many orders this call has erased, or freed of the number that they had before. */
    erasedCount: z.int(),
    isMore: z.boolean(),
  }),
});
