import * as z from 'zod/mini';
import { PICK_UP_ANSWERS, PICK_UP_NOTE_MAXIMUM, PICKED_UP_MAXIMUM } from '../domain/pick-ups.ts';
import { endpoint } from './endpoint.ts';
import { optionalText, Time } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { ByWhom, Courier } from './parcel-notes.ts';

/** Who has asked a courier last to come for parcels, for about how many, and what it answered. */
export const PickUp = z.extend(ByWhom, {
  parcels: z.int(),
  note: z.optional(z.string()),
  answer: z.enum(PICK_UP_ANSWERS),
});
export type PickUp = z.infer<typeof PickUp>;
PickUp.register(openApiRegistry, { id: 'PickUp' });

/** Why a courier was not asked, or does not come. */
export const PickUpProblem = z.enum(['rejected', 'keysRefused', 'courierBusy']);
export type PickUpProblem = z.infer<typeof PickUpProblem>;
PickUpProblem.register(openApiRegistry, { id: 'PickUpProblem' });

export const askPickUp = endpoint({
  method: 'POST',
  path: '/couriers/pick-ups',
  access: 'orders:change',
  summary: 'Ask a courier to come for parcels',
  description:
    'Only one whose interface takes that, and whose settings say where to come: `GET /couriers` tells. `seenAt`: when the last pick-up was asked for, as the caller has seen it. Where somebody has asked since, nobody is asked, and that one is answered: so a repeated call asks once. Where the answer of the courier was lost, the pick-up is `unknown`; asking again does no harm. With a `problem` it does not come, for these `reasons`.',
  body: z.object({
    courier: Courier,
    parcels: z
      .int('must be a whole number')
      .check(z.minimum(1, 'must be at least 1'), z.maximum(PICKED_UP_MAXIMUM, `must be at most ${PICKED_UP_MAXIMUM}`)),
    /** The courier reads it. */
    note: optionalText(PICK_UP_NOTE_MAXIMUM),
    seenAt: z.optional(Time),
  }),
  reply: z.object({
    /** Whether this call has asked. */
    isAsked: z.boolean(),
    pickUp: z.optional(PickUp),
    problem: z.optional(PickUpProblem),
    reasons: z.optional(z.array(z.string())),
  }),
});
