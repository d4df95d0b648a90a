import { Router } from 'express';
import { askQuestion, listQuestions, listSubscribers, subscribe } from '../contract/inbox.ts';
import { serve } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import { findQuestions, findSubscribers, insertQuestion, insertSubscriber } from './inbox-store.ts';

export const inboxRouter = Router();

serve(inboxRouter, askQuestion, async ({ body: { dimmer, ...question } }) => ({
  insertedId: dimmer ? null : await insertQuestion(question),
}));

serve(inboxRouter, subscribe, async ({ body: { dimmer, email } }) => ({
  insertedId: dimmer ? null : await insertSubscriber(email),
}));

serve(inboxRouter, listQuestions, async (call) => answerPage(listQuestions, call, await findQuestions(call.query)));

serve(inboxRouter, listSubscribers, async (call) =>
  answerPage(listSubscribers, call, await findSubscribers(call.query)),
);
