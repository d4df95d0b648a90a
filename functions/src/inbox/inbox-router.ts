import { Router } from 'express';
import { askQuestion, listQuestions, listSubscribers, subscribe } from '../contract/inbox.ts';
import { serve } from '../http/serve.ts';
import { answerPage } from '../paging/answer-page.ts';
import { findQuestions, findSubscribers, insertQuestion, insertSubscriber } from './inbox-store.ts';

export const inboxRouter = Router();

serve(inboxRouter, askQuestion, async ({ body: { website, ...question } }) => ({
  insertedId: website ? null : await insertQuestion(question),
}));

serve(inboxRouter, subscribe, async ({ body: { website, email } }) => ({
  insertedId: website ? null : await insertSubscriber(email),
}));

serve(inboxRouter, listQuestions, async (call) => answerPage(listQuestions, call, await findQuestions(call.query)));

serve(inboxRouter, listSubscribers, async (call) =>
  answerPage(listSubscribers, call, await findSubscribers(call.query)),
);
