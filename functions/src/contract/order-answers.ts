import * as z from 'zod/mini';
import { BUYER_ANSWERS, PROOF_MAXIMUM, partsOfProof } from '../domain/answer-links.ts';
import { inCheckoutFields } from '../domain/checkout.ts';
import { ADDRESS_MAXIMUM } from '../domain/limits.ts';
import { FollowedOrder } from './buyers-orders.ts';
import { endpoint, Modified, Problem } from './endpoint.ts';
import { optionalText } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { Order } from './orders.ts';
import { SentPlace } from './places.ts';

// What buyers answer by the link in a message of the shop, without logging in.

const WRONG_LINK = 'must be the part of the link behind its #';

/** What stands behind the # of the link. */
const Link = z.pipe(
  z
    .string('must be a text')
    .check(
      z.maxLength(PROOF_MAXIMUM, WRONG_LINK),
      z.refine((proof) => partsOfProof(proof) !== undefined, WRONG_LINK),
    )
    .register(openApiRegistry, { examples: ['A-1042.k7m2p9qrstuv'] }),
  z.transform((proof) => partsOfProof(proof) ?? { orderNumber: '', code: '' }), // the check has rejected others
);

const Answer = z.enum(BUYER_ANSWERS, `must be one of ${BUYER_ANSWERS.join(', ')}`);

export const openAnswerLink = endpoint({
  method: 'POST',
  path: '/orders/answer/open',
  access: 'anyone',
  summary: 'Read the order that a link is about',
  description:
    'Changes nothing, so that a preview of the link does not either. Address and place are told only while an answer is still to come.',
  errorCodes: ['not-found', 'too-many'],
  body: z.object({ link: Link }),
  reply: z.extend(FollowedOrder, {
    ...z.pick(Order, { place: true, deliveryAddress: true }).shape,
    /** Whether an answer is still taken: the shop has not called yet, and nobody has answered. */
    mayAnswer: z.boolean(),
    /** Whether that may be a cancellation: not once money was received, which somebody has to give back. */
    mayCancel: z.boolean(),
    /** What was answered by the link. */
    answer: z.optional(Answer),
  }),
});

/** The 409 of an answer: with what the buyer is to pay now, in taka. */
const AnswerConflict = z.extend(Problem, inCheckoutFields(z.optional(z.number())));
AnswerConflict.register(openApiRegistry, { id: 'AnswerConflict' });

export const answerOrder = endpoint({
  method: 'POST',
  path: '/orders/answer',
  access: 'anyone',
  summary: 'Confirm an order, correct where it goes, or cancel it, by its link',
  description:
    'Counts as a call that its buyer has answered: the order needs none any more, unless the shop asks for an advance, or its staff have marked the number. `correct` confirms the order to another place or address, with the delivery charge of that place. A link takes one answer; the same once more changes nothing.',
  errorCodes: [
    'not-found',
    'already-answered',
    'order-confirmed',
    'order-sent-out',
    'order-closed',
    'order-booked',
    'order-paid',
    'sum-changed',
    'price-changed',
    'too-many',
  ],
  conflict: AnswerConflict,
  body: z.object({
    link: Link,
    outcome: Answer,
    /** In taka, as the buyer read it; an order that was changed meanwhile is not confirmed. */
    toCollect: z.optional(z.number('must be a number')),
    /** Only with `correct`. */
    place: SentPlace,
    deliveryAddress: optionalText(ADDRESS_MAXIMUM),
    /** What the buyer was told of the new place, in taka. */
    ...inCheckoutFields(z.optional(z.number('must be a number'))),
  }),
  reply: Modified,
});
