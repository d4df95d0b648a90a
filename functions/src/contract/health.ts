import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** 200 when the database answers and holds a catalogue; otherwise a 503 problem. Says what was looked at. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  reply: z.object({
    status: z.literal('ok'),
    /** How long it took to answer, in milliseconds. */
    database: z.object({ ms: z.number() }),
    /** The version of what shoppers browse; absent before it was ever copied, which the first of them causes. */
    catalogue: z.object({ version: z.optional(z.string()) }),
  }),
});
