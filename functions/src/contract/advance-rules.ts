import * as z from 'zod/mini';
import { USUAL_PERCENT } from '../domain/advance-rules.ts';
import { endpoint } from './endpoint.ts';
import { Taka } from './fields.ts';

const flag = z.optional(z.boolean('must be true or false'));

const rules = {
  from: z.optional(Taka.check(z.minimum(1, 'must be at least 1'))),
  outsideDhaka: flag,
  afterRefusal: flag,
};

/** When the shop asks for an advance, and for how much. */
export const AdvanceSettings = z.object({
  ...rules,
  isOn: flag,
  /** In per cent, more than the usual tenth: only of a shop that hands over within 48 hours. */
  percentIn48Hours: z.optional(
    z
      .int('must be a whole number')
      .check(z.minimum(USUAL_PERCENT + 1, `must be more than ${USUAL_PERCENT}`), z.maximum(100, 'must be at most 100')),
  ),
});

export const tryAdvanceRules = endpoint({
  method: 'POST',
  path: '/desk/advance/try',
  access: 'settings:change',
  summary: 'Try when to ask for an advance on the orders of the last thirty days',
  description:
    'Asks nobody, and changes nothing: it tells how many orders would have met one of the rules, what their products came to, and how many of them were refused or came back. Of the newest 10,000 orders; a number counts as having refused by what was known before, of these days and of the newest 10,000 orders that were cancelled before them.',
  body: z.object(rules),
  reply: z.object({
    /** The orders of these days, and how many of them meet a rule. */
    orders: z.int(),
    met: z.int(),
    /** In taka, the products of those that meet one. */
    sum: z.number(),
    /** How many of them were refused, or came back. */
    cameBack: z.int(),
    /** Whether there were more orders than were looked at. */
    isMore: z.boolean(),
  }),
});
