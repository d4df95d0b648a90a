import * as z from 'zod/mini';
import { BUYER_ANSWERS } from '../domain/answer-links.ts';
import { DESK_STATES } from '../domain/desk.ts';
import { DESK_MARKS } from '../domain/desk-marks.ts';
import { EVENTS_BY_HAND, MESSAGE_WAYS } from '../domain/notifications.ts';
import { ORDER_SOURCES } from '../domain/orders.ts';
import { Time } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { OrderItem } from './order-items.ts';
import { Order } from './orders.ts';
import { parcelNotes } from './parcel-notes.ts';

export const DeskState = z.enum(DESK_STATES, `must be one of ${DESK_STATES.join(', ')}`);

/** When, and by whose e-mail, or by `buyer`: what the buyer did by the link that was sent to them. */
const byWhom = { at: Time, by: z.string() };

/** The corrected fields of an order as they were before. */
const Replaced = z.extend(z.partial(z.pick(Order, { name: true, mobileNumber: true, place: true, totalPrice: true })), {
  deliveryAddress: z.optional(z.string()),
  lines: z.optional(z.array(OrderItem)),
});
export type Replaced = z.infer<typeof Replaced>;

/** Who works on an order, by e-mail and name, since when they have said so last, and until when. */
export const Claim = z.object({ by: z.string(), name: z.optional(z.string()), at: Time, until: Time });
Claim.register(openApiRegistry, { id: 'Claim' });

/** In a 409, the name of who works on the order. */
export const holder = z.optional(z.string());

export const EventByHand = z.enum(EVENTS_BY_HAND, `must be one of ${EVENTS_BY_HAND.join(', ')}`);
export const MessageWay = z.enum(MESSAGE_WAYS, `must be one of ${MESSAGE_WAYS.join(', ')}`);

/** What only the shop knows of an order: how far its confirmation by telephone is. */
export const Desk = z.object({
  state: DeskState,
  /** When its buyer is to be called next; absent when nobody has to. */
  callAt: z.optional(Time),
  /** Since when the shop calls no more, because its buyer has not answered: it waits until somebody wants it called about again. */
  asideSince: z.optional(Time),
  /** Absent, or past, while nobody works on it. No change of it is another revision. */
  claim: z.optional(Claim),
  ...parcelNotes,
  /** How the order reached the shop, where the staff have entered it. */
  source: z.optional(z.enum(ORDER_SOURCES)),
  /**
   * What to know before the call: many orders of its number within an hour when it was placed, no App Check token where
   * that is noted, and the marks of its number.
   */
  marks: z.optional(z.array(z.enum(DESK_MARKS))),
  /** What the buyer's own link ends with, and what they answered by it, once. */
  answer: z.optional(
    z.object({ code: z.string(), given: z.optional(z.object({ outcome: z.enum(BUYER_ANSWERS), at: Time })) }),
  ),
  /** The calls, oldest first. `ofAnswer`: what was set back is the buyer's own answer, and no call. */
  attempts: z.array(
    z.object({
      ...byWhom,
      outcome: DeskState,
      note: z.optional(z.string()),
      ofAnswer: z.optional(z.literal(true)),
    }),
  ),
  /** The messages by hand that the staff have opened, oldest first. */
  messages: z.optional(z.array(z.object({ ...byWhom, event: EventByHand, way: MessageWay }))),
  /** Notes that only the staff read, oldest first. */
  notes: z.array(z.object({ ...byWhom, text: z.string() })),
  /** What was corrected, oldest first. Firestore keeps no `before` where the corrected fields were empty. */
  versions: z.array(z.object({ ...byWhom, before: z._default(Replaced, {}) })),
  /** Another after each change; a call that names an older one is rejected. */
  revision: z.int(),
  createdAt: Time,
});
export type Desk = z.infer<typeof Desk>;
Desk.register(openApiRegistry, { id: 'Desk' });
