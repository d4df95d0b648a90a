import * as z from 'zod/mini';
import { SCORE_ANSWERS, VOLUME_BANDS } from '../domain/number-scores.ts';
import { endpoint } from './endpoint.ts';
import { Time } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { MobileNumber } from './orders.ts';
import { Courier } from './parcel-notes.ts';

const Percent = z.int();

/** What a courier knows of a mobile number; see `domain/number-scores.ts`. */
export const NumberScore = z.object({
  courier: Courier,
  answer: z.enum(SCORE_ANSWERS),
  /** When the courier was asked; absent where it was not. */
  at: z.optional(Time),
  /** Present where it is `told`. */
  score: z.optional(
    z.object({
      delivered: Percent,
      cancelled: Percent,
      returned: Percent,
      band: z.enum(VOLUME_BANDS),
      reports: z.int(),
    }),
  ),
});
export type NumberScore = z.infer<typeof NumberScore>;
NumberScore.register(openApiRegistry, { id: 'NumberScore' });

export const askScores = endpoint({
  method: 'POST',
  path: '/couriers/scores',
  access: 'orders:change',
  summary: 'Ask couriers how the parcels of a mobile number ended',
  description:
    'Those that are on, and tell such a score. An answer is kept for a day, and given again without a call. Numbers that no courier takes get none.',
  body: z.object({ mobileNumber: MobileNumber }),
  reply: z.object({ scores: z.array(NumberScore) }),
});
