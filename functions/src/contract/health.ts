import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** 200 when the database answers and holds a catalogue; otherwise a 503 problem. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
});
