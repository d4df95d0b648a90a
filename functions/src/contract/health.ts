import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Answers only when the database does and holds a catalogue; otherwise it is a 503 problem. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
});
