import * as z from 'zod/mini';
import { NAME_MAXIMUM, QUESTION_MAXIMUM } from '../domain/limits.ts';
import { endpoint, Inserted } from './endpoint.ts';
import { Email, Time, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { paging } from './paging.ts';

const questionFields = { name: text(1, NAME_MAXIMUM), email: Email, question: text(1, QUESTION_MAXIMUM) };

/**
 * A field that people do not see. Robots fill in every one: what they send is answered, and not kept. No browser or
 * password manager fills in a field of this name, as they would an address or a website.
 */
const trap = { dimmer: z.optional(text(0, NAME_MAXIMUM)) };

/** A question of the FAQ page. */
export const Question = z.object({ _id: z.string(), ...questionFields, at: Time });
export type Question = z.infer<typeof Question>;
Question.register(openApiRegistry, { id: 'Question' });

/** An e-mail address subscribed to the newsletter. */
export const Subscriber = z.object({ _id: z.string(), email: z.string(), at: Time });
export type Subscriber = z.infer<typeof Subscriber>;
Subscriber.register(openApiRegistry, { id: 'Subscriber' });

export const askQuestion = endpoint({
  method: 'POST',
  path: '/questions',
  access: 'anyone',
  summary: 'Ask the shop a question',
  body: z.object({ ...questionFields, ...trap }),
  reply: Inserted,
});

export const subscribe = endpoint({
  method: 'POST',
  path: '/subscribers',
  access: 'anyone',
  summary: 'Subscribe to the newsletter',
  description: '`insertedId` is null for an address that is already subscribed.',
  body: z.object({ email: Email, ...trap }),
  reply: Inserted,
});

export const listQuestions = endpoint({
  method: 'GET',
  path: '/questions',
  access: 'inbox:read',
  summary: 'List the questions',
  description: 'Newest first.',
  query: z.object(paging),
  reply: z.array(Question),
});

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/subscribers',
  access: 'subscribers:read',
  summary: 'List who subscribed to the newsletter',
  description: 'Newest first.',
  query: z.object(paging),
  reply: z.array(Subscriber),
});
