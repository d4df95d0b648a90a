import * as z from 'zod/mini';
import { Revised } from './desk.ts';
import { EventByHand, MessageWay } from './desk-documents.ts';
import { endpoint } from './endpoint.ts';
import { Language } from './orders.ts';

// Messages that the staff send themselves, with a text that is filled in.

export const readMessages = endpoint({
  method: 'GET',
  path: '/desk/:id/messages',
  access: 'desk:work',
  summary: "Read the messages that may be sent for an order by hand, in its buyer's language",
  description: "The shop's own texts, or the usual ones; those that no longer apply to the order are left out.",
  reply: z.object({
    language: Language,
    messages: z.array(z.object({ event: EventByHand, text: z.string() })),
  }),
});

export const noteMessage = endpoint({
  method: 'POST',
  path: '/desk/:id/messages',
  access: 'desk:work',
  summary: 'Note that a message was opened to be sent by hand',
  description: 'Whether it was sent then, only the telephone knows. The same again within a minute stays one.',
  body: z.object({ event: EventByHand, way: MessageWay }),
  reply: Revised,
});
