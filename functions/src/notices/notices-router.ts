import { Router } from 'express';
import { listNotices, readNoticeTexts, sendNoticeAgain } from '../contract/notices.ts';
import { serve } from '../http/serve.ts';
import { answerPage } from '../paging/answer-page.ts';
import { noticeSamples } from './notice-samples.ts';
import { findNotices, sendAgain } from './notices-store.ts';

export const noticesRouter = Router();

serve(noticesRouter, listNotices, async (call) => answerPage(listNotices, call, await findNotices(call.query)));

serve(noticesRouter, readNoticeTexts, async () => noticeSamples());

serve(noticesRouter, sendNoticeAgain, async ({ caller, params }) => ({
  modifiedCount: await sendAgain(params.id, caller),
}));
