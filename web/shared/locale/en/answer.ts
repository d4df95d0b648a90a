import type { BuyerAnswer } from '@aloghor/functions/domain/answer-links';
import { namespace } from '../locale.ts';

/** The page where a buyer answers for an order by a link, in English. */
export const answerPage = namespace('answerPage', {
  title: 'Your order',
  question: 'Is everything right?',
  text: 'Confirm it here, and we do not need to call you.',
  place: 'Delivered to',
  noPlace: 'No address yet',
  toPay: 'To pay on delivery',
  confirm: 'Confirm the order',
  correct: 'Change the address',
  confirmCorrected: 'Confirm with this address',
  back: 'Go back',
  cancel: 'Cancel the order',
  paidAlready: 'We have received your payment. To cancel the order, please call us.',
  sending: 'Sending…',
  answered: {
    confirm: 'Thank you. Your order is confirmed and will be packed.',
    correct: 'Thank you. Your order is confirmed and goes to the new address.',
    cancel: 'Your order is cancelled. Nothing will be sent.',
  } satisfies Record<BuyerAnswer, string>,
  stillCalled: 'Thank you for your answer. We call you before we send the order.',
  over: 'This order needs no answer any more. Here is how far it is:',
  notSentTitle: 'Your answer has not arrived',
  notSent: 'Nothing has changed. Please try again, or call us.',
  changedTitle: 'The sum has changed',
  changed: 'Please look at the sum again before you confirm.',
  unknownTitle: 'This link does not work',
  unknown: 'Perhaps a part of it is missing. You can follow your order with its number and your mobile number.',
  follow: 'Follow an order',
});
