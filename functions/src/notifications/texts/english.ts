import type { NotificationData, NotificationTexts } from './notification-texts.ts';

const payOnDelivery = ({ toPay }: NotificationData) => (toPay ? ` ${toPay} to pay on delivery.` : '');

/** Latin letters alone: one other sign, such as ৳, would make each text message twice as long. */
export const english: NotificationTexts = {
  texts: {
    received: (data) =>
      `Thank you, we have your order ${data.orderNumber}.${payOnDelivery(data)} We will call you to confirm it. ${data.link}`,
    confirmed: (data) =>
      `Your order ${data.orderNumber} is confirmed and being packed.${payOnDelivery(data)} ${data.link}`,
    outForDelivery: ({ orderNumber, toPay, link }) =>
      `Your order ${orderNumber} is on its way.${toPay ? ` Please keep ${toPay} ready.` : ''} ${link}`,
    deliveryFailed: ({ orderNumber, shopPhone }) =>
      `The courier could not deliver your order ${orderNumber}. When may it come again? Please call us: ${shopPhone}`,
    delivered: ({ orderNumber, shopPhone }) =>
      `Your order ${orderNumber} is delivered. Thank you for buying from us. If anything is wrong, please call ${shopPhone}.`,
    cancelled: ({ orderNumber, isPaid }) =>
      `Your order ${orderNumber} is cancelled. ${isPaid ? 'We will call you about the money you paid.' : 'You have nothing to pay.'}`,
    newOrder: ({ orderNumber, toPay, isPaid, link, name, mobileNumber, lines }) =>
      [
        `New order ${orderNumber}${name ? ` from ${name}` : ''}, ${mobileNumber}`,
        ...lines,
        toPay ? `To collect: ${toPay}` : isPaid ? 'Paid.' : 'Nothing to collect.',
        link,
      ].join('\n'),
    noAnswer: ({ orderNumber, answerLink, shopPhone }) =>
      `We could not reach you about your order ${orderNumber}. ${answerLink ? `Please confirm it here: ${answerLink}` : `Please call us: ${shopPhone}`}`,
    advance: ({ orderNumber, advance, shopPhone }) =>
      `Before we send your order ${orderNumber}, we ask for an advance${advance ? ` of ${advance}` : ''}. Please call us: ${shopPhone}`,
    riderComing: ({ orderNumber, toPay, link }) =>
      `Your order ${orderNumber} is with the rider, who will call you.${toPay ? ` Please keep ${toPay} ready.` : ''} ${link}`,
  },
  inEmail: (text) => text,
  callUs: (shopPhone) => `Questions? Call us: ${shopPhone}`,
  subjects: {
    received: ({ orderNumber }) => `We have your order ${orderNumber}`,
    confirmed: ({ orderNumber }) => `Your order ${orderNumber} is confirmed`,
    outForDelivery: ({ orderNumber }) => `Your order ${orderNumber} is on its way`,
    delivered: ({ orderNumber }) => `Your order ${orderNumber} is delivered`,
    cancelled: ({ orderNumber }) => `Your order ${orderNumber} is cancelled`,
    newOrder: ({ orderNumber, name }) => `New order ${orderNumber}${name ? ` from ${name}` : ''}`,
  },
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
};
