import * as z from 'zod/mini';
import { CARRIER_NAMES, type CarrierName } from '../domain/couriers.ts';
import { ADDRESS_MAXIMUM } from '../domain/limits.ts';
import { CANCELLATION_REASON_MAXIMUM } from '../domain/parcels.ts';
import { RESCUE_HOURS_MAXIMUM } from '../domain/rescue.ts';
import { isTriedAgain, RESCUE_OUTCOMES, TRY_DAYS_MAXIMUM } from '../domain/rescue-outcomes.ts';
import { endpoint, Problem } from './endpoint.ts';
import { Day, optionalText, Time, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { MobileNumber, Order } from './orders.ts';
import { paging } from './paging.ts';
import { BookedParcel, ByWhom } from './parcel-notes.ts';
import { CancellationProblem, ParcelInvoice } from './parcels.ts';
import { SentPlace } from './places.ts';

// Parcels that their couriers could not deliver at once.

const Hours = z.optional(
  z
    .int('must be a whole number')
    .check(
      z.minimum(1, 'must be at least 1'),
      z.maximum(RESCUE_HOURS_MAXIMUM, `must be at most ${RESCUE_HOURS_MAXIMUM}`),
    ),
);

/** How many hours each courier keeps a parcel that it could not deliver; of one without an entry, what is usual. */
export const RescueSettings = z.object(
  Object.fromEntries(CARRIER_NAMES.map((name) => [name, Hours])) as Record<CarrierName, typeof Hours>, // of all its keys
);

/** What somebody has done about it; `day`: on which the courier is to come again. */
const RescueAct = z.extend(ByWhom, { outcome: z.enum(RESCUE_OUTCOMES), day: z.optional(z.string()) });
export type RescueAct = z.infer<typeof RescueAct>;
RescueAct.register(openApiRegistry, { id: 'RescueAct' });

export const Rescue = z.object({
  /** When its courier could not deliver it for the first time; absent for one that was not even picked up. */
  since: z.optional(Time),
  /** When it last could not. */
  failedAt: Time,
  /** Oldest first. */
  acts: z.array(RescueAct),
  /** Milliseconds from the first time until somebody had called the buyer. */
  answeredIn: z.optional(z.int()),
  /** When somebody is asked again, unless it has moved on by then. */
  againAt: z.optional(Time),
  /** Present where it was delivered in the end, wholly or in part. */
  isRescued: z.optional(z.literal(true)),
});
Rescue.register(openApiRegistry, { id: 'Rescue' });

export const RescueRow = z.object({
  /** Of the parcel. */
  _id: z.string(),
  order: Order,
  parcel: BookedParcel,
  rescue: Rescue,
  /** Until when something can be done. */
  until: Time,
  /** What the courier has said last for people to read, in its own words. */
  message: z.optional(z.string()),
});
export type RescueRow = z.infer<typeof RescueRow>;
RescueRow.register(openApiRegistry, { id: 'RescueRow' });

export const listRescue = endpoint({
  method: 'GET',
  path: '/parcels/rescue',
  access: 'orders:change',
  summary: 'List the parcels that couriers could not deliver, and about which somebody can still do something',
  description:
    'The one with the least time first. A parcel leaves the list once it moves on, or once somebody has noted more than that the buyer did not answer; it is back when it fails again, or when its courier has left it as it was.',
  query: z.object(paging),
  reply: z.array(RescueRow),
});

/** The 409 of `recordRescue`: what somebody else has done about the same failure, where that is why. */
const RescueConflict = z.extend(Problem, { act: z.optional(RescueAct) });
RescueConflict.register(openApiRegistry, { id: 'RescueConflict' });

// Together they fit to the examples of day and number.
const SentOutcome = z
  .enum(RESCUE_OUTCOMES, `must be one of ${RESCUE_OUTCOMES.join(', ')}`)
  .register(openApiRegistry, { examples: ['newNumber'] });
const InPanel = z.literal(true, 'must be true').register(openApiRegistry, { examples: [true] });

export const recordRescue = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/parcel/rescue',
  access: 'orders:change',
  summary: 'Note what is to become of a parcel that could not be delivered',
  description: `\`noAnswer\` leaves it in the list. \`anotherDay\`, \`newPlace\` and \`newNumber\` want the \`day\` on which the courier is to come, within ${TRY_DAYS_MAXIMUM} days. No courier takes these by a call: \`inPanel\` says that the caller has told it in its panel, and then the order becomes what the buyer has named, although its courier has the parcel. \`takeBack\` asks the courier to bring it back for this \`reason\`, where it takes such a call; with \`inPanel\` nobody is asked. \`isNoted\` is false where the courier was asked and has not said yes: \`problem\` says why, without one its answer was lost, and a repeated call asks again. The same by the same caller once more changes nothing.`,
  errorCodes: ['parcel-changed', 'rescue-over'],
  conflict: RescueConflict,
  body: z
    .object({
      /** Of the parcel that the caller has seen, and when its courier last could not deliver it. */
      invoice: ParcelInvoice,
      failedAt: Time,
      outcome: SentOutcome,
      day: z.optional(Day),
      deliveryAddress: optionalText(ADDRESS_MAXIMUM),
      place: SentPlace,
      mobileNumber: z.optional(MobileNumber),
      inPanel: z.optional(InPanel),
      /** The courier reads it. */
      reason: z.optional(text(1, CANCELLATION_REASON_MAXIMUM)),
    })
    .check(
      z.refine(({ outcome, day }) => isTriedAgain(outcome) === (day !== undefined), {
        path: ['day'],
        error: 'must be named where the courier is to come again, and only there',
      }),
      z.refine(({ outcome, inPanel }) => !isTriedAgain(outcome) || inPanel !== undefined, {
        path: ['inPanel'],
        error: 'must be true: only the panel of the courier takes this',
      }),
      z.refine(
        ({ outcome, inPanel, reason }) => (outcome === 'takeBack' && inPanel === undefined) === (reason !== undefined),
        { path: ['reason'], error: 'must be given where the courier is to be asked, and only there' },
      ),
      z.refine(
        ({ outcome, deliveryAddress, place }) => outcome !== 'newPlace' || (deliveryAddress ?? place) !== undefined,
        { path: ['deliveryAddress'], error: 'must be given, or a place' },
      ),
      z.refine(({ outcome, mobileNumber }) => (outcome === 'newNumber') === (mobileNumber !== undefined), {
        path: ['mobileNumber'],
        error: 'must be given with newNumber, and with nothing else',
      }),
    ),
  reply: z.object({
    isNoted: z.boolean(),
    /** As they are now; without `until` nobody is to do anything. */
    parcel: BookedParcel,
    rescue: Rescue,
    until: z.optional(Time),
    problem: z.optional(CancellationProblem),
    reasons: z.optional(z.array(z.string())),
  }),
});
