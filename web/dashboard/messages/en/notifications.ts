import type { LanguageCode } from '@aloghor/functions/domain/languages';
import type { NotificationEvent, NotificationFailure } from '@aloghor/functions/domain/notifications';
import { counted } from './counted.ts';

/** The words of the page of notices, in English. */
export const notices = {
  title: 'Notices',
  text: 'What the shop tells its buyers by itself, and you of new orders.',
  off: 'Notices are off',
  offText:
    'Nothing is written, and nothing is sent. They are switched on in the settings of the deployment, by step 14 of its guide.',
  on: 'Notices are on',
  ways: {
    console: 'They are printed in the terminal of this shop, and go to nobody.',
    smtp: 'They go through your mail server.',
  },
  bySms: 'Buyers get a text message, or an e-mail where their number takes none.',
  byEmail: 'Buyers who have signed in get an e-mail; guests get none.',
  failed: 'Not sent',
  failedText: 'Tried again and again, then given up. After thirty days they are forgotten.',
  noneFailed: 'Everything was sent.',
  waiting: 'Waiting',
  waitingText: 'What happened in the last minute, and what is tried again.',
  noneWaiting: 'Nothing waits.',
  order: 'Order',
  what: 'Notice',
  when: 'Happened',
  next: 'Next try',
  why: 'Why',
  tried: 'Tried',
  tries: (tries: number) => (tries === 0 ? 'not yet' : counted(tries, 'time', 'times')),
  again: 'Try again',
  againOf: (order: string, what: string) => `Try again: ${what}, order ${order}`,
  isAgain: 'It is tried again within a minute.',
  notAgainTitle: 'It is not tried again',
  failures: {
    noAddress: 'The order has no number or address to write to',
    notTaken: 'Refused each time',
    tooLate: 'A day old, so it tells nobody anything',
  } satisfies Record<NotificationFailure, string>,
  texts: 'What they say',
  textsText:
    'With a made-up order. A text message is paid for by its parts: Bangla has room for 70 characters alone and 67 in each part of a longer one, Latin letters for 160 and 153.',
  events: {
    received: 'Order received',
    confirmed: 'Confirmed',
    outForDelivery: 'Out for delivery',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    newOrder: 'New order, to you',
  } satisfies Record<NotificationEvent, string>,
  isOn: 'On',
  isOff: 'Off',
  languages: { en: 'English', bn: 'Bangla' } satisfies Record<LanguageCode, string>,
  size: (characters: number, parts: number) =>
    `${counted(characters, 'character', 'characters')}, ${counted(parts, 'text message', 'text messages')}`,
  eMail: 'An e-mail',
  subject: 'Subject of an e-mail',
};
