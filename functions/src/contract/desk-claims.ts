import * as z from 'zod/mini';
import { DeskOrder } from './desk.ts';
import { Claim, holder } from './desk-documents.ts';
import { endpoint, Modified, Problem } from './endpoint.ts';
import { Id } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

export const takeNextCall = endpoint({
  method: 'POST',
  path: '/desk/next',
  access: 'desk:work',
  summary: 'Take the next order to call about',
  description:
    'Of the orders that are due, the one whose call prevents the greatest loss: freight both ways times the risk that the parcel is refused. Never one that somebody else works on, or whose buyer was called within five minutes, nor another order of a mobile number with which somebody else is busy. Claims it for three minutes; who holds one gets that one again, so a call can be repeated; `beside` the order that is worked on, the one to follow it is claimed ahead. Without a `call` there is none to give.',
  body: z.object({
    /** An order to give back, and to be given another instead. */
    leave: z.optional(Id),
    /** An order that the caller works on and keeps: the one to follow it is claimed ahead. */
    beside: z.optional(Id),
  }),
  reply: z.object({ call: z.optional(DeskOrder) }),
});

const ClaimConflict = z.extend(Problem, {
  holder,
  /** The number of another order of the same buyer, where that is what the holder works on, or has just called about. */
  number: z.optional(z.string()),
});
ClaimConflict.register(openApiRegistry, { id: 'ClaimConflict' });

export const claimOrder = endpoint({
  method: 'POST',
  path: '/desk/:id/claim',
  access: 'desk:work',
  summary: 'Claim an order to call about, or prolong the claim',
  description:
    'For three minutes, with `dialled` for ten, in which a telephone that is on a call may show no page; done again, it lasts at least three minutes from then. With `takeOver` also an order that somebody else works on, who then can record no call of it; and one whose buyer somebody else is busy with by another order, or has called within five minutes.',
  errorCodes: ['claimed', 'order-sent-out', 'order-closed'],
  conflict: ClaimConflict,
  body: z.object({
    takeOver: z.optional(z.boolean('must be true or false')),
    /** The caller has just dialled its buyer's number. */
    dialled: z.optional(z.boolean('must be true or false')),
  }),
  reply: z.object({
    claim: Claim,
    /** From whom it was taken over. */
    takenFrom: z.optional(z.string()),
  }),
});

export const giveBackOrder = endpoint({
  method: 'DELETE',
  path: '/desk/:id/claim',
  access: 'desk:work',
  summary: "Give an order back that one has claimed; another's claim stays",
  reply: Modified,
});
