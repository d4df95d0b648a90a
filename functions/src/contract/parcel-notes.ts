import * as z from 'zod/mini';
import { CARRIER_NAMES, PLACING_PROBLEMS } from '../domain/couriers.ts';
import { PARCEL_DOUBTS } from '../domain/parcel-news.ts';
import { CANCELLATION_ANSWERS, PARCEL_STATES } from '../domain/parcels.ts';
import { PUBLIC_PARCEL_STATES } from '../domain/public-parcel-states.ts';
import { RIDER_STATES } from '../domain/riders.ts';
import { Time } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

/** Who has done something, by e-mail and by name where the account has one, and when. */
export const ByWhom = z.object({ at: Time, by: z.string(), name: z.optional(z.string()) });
ByWhom.register(openApiRegistry, { id: 'ByWhom' });

export const Courier = z.enum(CARRIER_NAMES, `must be one of ${CARRIER_NAMES.join(', ')}`);

/** What a courier is asked to pay for a parcel that it has lost or damaged, in taka; 0 where nothing was asked. */
export const Compensation = z.extend(ByWhom, {
  asked: z.number(),
  paid: z.optional(z.number()),
  /** The payout by which it has come. */
  payout: z.optional(z.string()),
  /** Once it was paid, or nothing more is to come. */
  closed: z.optional(z.extend(ByWhom, { reason: z.optional(z.string()) })),
});
Compensation.register(openApiRegistry, { id: 'Compensation' });

/** The last parcel of an order that was booked with a courier: when, by whom, and how far it is. */
export const BookedParcel = z.extend(ByWhom, {
  courier: Courier,
  /** Of a courier that gets its parcels by a file: as the settings named it when this one was booked. */
  byFile: z.optional(z.object({ name: z.string(), trackingPage: z.optional(z.string()) })),
  /** The order's number, with the attempt from the second on. */
  invoice: z.string(),
  attempt: z.int(),
  state: z.enum(PARCEL_STATES),
  /** What the courier collects, in taka. */
  taka: z.int(),
  /** What the courier was told that it weighs; 0 where nobody knows. Absent for one that was booked before parcels knew it. */
  grams: z.optional(z.number()),
  /** What had been paid of the order before it was booked, beside an advance, in taka. */
  ahead: z.optional(z.number()),
  consignmentId: z.optional(z.string()),
  /** Another one of which the courier has told under the same invoice: a person says which one is the parcel's. */
  otherConsignmentId: z.optional(z.string()),
  trackingCode: z.optional(z.string()),
  /** What the courier takes for the delivery, in taka, where it has said so. */
  fee: z.optional(z.number()),
  /** The payout by which its money has come, and what the courier has kept of it, in taka. */
  payout: z.optional(z.string()),
  charged: z.optional(z.number()),
  /** The payout by which its courier says that its money is on the way, by the courier's own id: no proof that it has come. */
  toldPayout: z.optional(z.string()),
  /** What the courier has collected, in taka, where it has said so. */
  collected: z.optional(z.number()),
  /** The courier's last word for where it is, and when that was. */
  word: z.optional(z.string()),
  wordAt: z.optional(Time),
  /** When the courier has last told something new of it, also without a word. */
  toldAt: z.optional(Time),
  /** Why a person is to look at it; absent once somebody has. */
  doubt: z.optional(z.enum(PARCEL_DOUBTS)),
  /** Why the courier has not taken it, in its own words. */
  reasons: z.optional(z.array(z.string())),
  /** Why it was not even offered to the courier: the shop has found no place of the courier's for the address. */
  unplaced: z.optional(z.enum(PLACING_PROBLEMS)),
  compensation: z.optional(Compensation),
  /** Who has asked the courier to cancel it, or to bring it back, and what the courier answered. Its state says when that is done. */
  cancellation: z.optional(z.extend(ByWhom, { answer: z.enum(CANCELLATION_ANSWERS) })),
});
export type BookedParcel = z.infer<typeof BookedParcel>;
BookedParcel.register(openApiRegistry, { id: 'BookedParcel' });

/** Which of the shop's own riders has, or had, the parcel of an order, and since when. */
export const WithRider = z.object({
  name: z.string(),
  state: z.enum(RIDER_STATES),
  at: Time,
  /** When the rider last could not deliver it, and kept it for another day. */
  triedAt: z.optional(Time),
  /** The settlement by which its money was handed over. */
  settlement: z.optional(z.string()),
});
WithRider.register(openApiRegistry, { id: 'WithRider' });

/** `seconds`: from the scan of its slip, where it was packed on a bench. */
export const PackedNote = z.extend(ByWhom, { seconds: z.optional(z.int()) });
PackedNote.register(openApiRegistry, { id: 'PackedNote' });

/** What the buyer of an order reads of its parcel. */
export const SentWith = z.object({
  courier: z.string(),
  /** Where anybody follows it. */
  link: z.optional(z.string()),
  /** Its number at the courier. */
  trackingCode: z.optional(z.string()),
  /** How far it is, and since when; absent while a person is to find that out. */
  state: z.optional(z.enum(PUBLIC_PARCEL_STATES)),
  since: z.optional(Time),
});
SentWith.register(openApiRegistry, { id: 'SentWith' });

/** What is noted of an order's parcel, beside its status. No buyer reads it. */
export const parcelNotes = {
  /** Who has packed it; absent while nobody has, or once its lines were changed, or it was cancelled or reopened. */
  packed: z.optional(PackedNote),
  /** Who has printed its slip; absent, too, once the slip would say something else. */
  printed: z.optional(ByWhom),
  /** As a courier knows it. Until that is over, its name, number, address and sum stay as they are. */
  parcel: z.optional(BookedParcel),
  /** Absent for an order that no own rider has got, or that is back in the shop. */
  rider: z.optional(WithRider),
};
