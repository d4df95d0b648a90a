import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  summary: 'Tell whether the shop works',
  description:
    '200 when the database answers and holds something, a product or an account, and shoppers are served from it.',
  errorCodes: ['not-ready'],
  reply: z.object({
    status: z.literal('ok'),
    /** The release that answers. */
    release: z.string(),
    /** How long it took to answer, in milliseconds. */
    database: z.object({ ms: z.number() }),
    /** The version of what shoppers browse. */
    catalogue: z.object({ version: z.string() }),
  }),
});
