import { Router } from 'express';
import { listNotices, type NoticeTexts, readNoticeTexts, sendNoticeAgain } from '../contract/notices.ts';
import { LANGUAGES, type LanguageCode } from '../domain/languages.ts';
import { isToShop, NOTICE_EVENTS, type NoticeEvent } from '../domain/notices.ts';
import { smsParts } from '../domain/sms-parts.ts';
import { serve } from '../http/serve.ts';
import { answerPage } from '../paging/answer-page.ts';
import { drawNotice, type ToldOrder } from './draw-notice.ts';
import { noticeSettings } from './notice-settings.ts';
import { findNotices, sendAgain } from './notices-store.ts';
import { siteAddress } from './site-address.ts';

export const noticesRouter = Router();

serve(noticesRouter, listNotices, async (call) => answerPage(listNotices, call, await findNotices(call.query)));

serve(noticesRouter, readNoticeTexts, async () => noticeSamples());

serve(noticesRouter, sendNoticeAgain, async ({ caller, params }) => ({
  modifiedCount: await sendAgain(params.id, caller),
}));

/** Nobody's. */
const SAMPLE: ToldOrder = {
  _id: '0123456789abcdef01234567',
  number: 'A-1042',
  name: 'Rahim',
  mobileNumber: '01700000000',
  lines: [{ _id: 'sample', name: 'Product', nameBn: 'পণ্য', img: '/sample.webp', price: 1_250, quantity: 2 }],
  totalPrice: 2_500,
};

/** Each notice as it would be sent, whether or not it is switched on, and what it takes as a text message. */
function noticeSamples(): NoticeTexts {
  const { provider, events, hasSms } = noticeSettings();
  const notices = NOTICE_EVENTS.map((event) => ({
    event,
    isOn: events.has(event),
    samples: LANGUAGES.map((language) => sampleOf(event, language)),
  }));
  return { ...(provider && { provider }), hasSms, notices };
}

function sampleOf(event: NoticeEvent, language: LanguageCode) {
  const { subject, text } = drawNotice(event, SAMPLE, language, 'sms', siteAddress());
  return { language, subject, text, ...(!isToShop(event) && { sms: smsParts(text) }) };
}
