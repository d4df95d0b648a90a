import type { NotificationData, NotificationTexts } from './notification-texts.ts';

const payOnDelivery = ({ toPay }: NotificationData) => (toPay ? ` ${toPay} to pay on delivery.` : '');

/** Latin letters alone: one other sign, such as ৳, would make each text message twice as long. */
export const english: NotificationTexts = {
  texts: {
    received: (data) =>
      `Thank you, we have your order ${data.number}.${payOnDelivery(data)} We will call you to confirm it. ${data.link}`,
    confirmed: (data) => `Your order ${data.number} is confirmed, and being packed.${payOnDelivery(data)} ${data.link}`,
    outForDelivery: ({ number, toPay, link }) =>
      `Your order ${number} is on its way.${toPay ? ` Please keep ${toPay} at hand.` : ''} ${link}`,
    delivered: ({ number, shopPhone }) =>
      `Your order ${number} is delivered. Thank you for buying from us. If anything is wrong, please call ${shopPhone}.`,
    cancelled: ({ number, isPaid }) =>
      `Your order ${number} is cancelled. ${isPaid ? 'We will call you about the money you paid.' : 'Nothing is to be paid.'}`,
    newOrder: ({ number, toPay, isPaid, link, name, mobileNumber, lines }) =>
      [
        `New order ${number}${name ? ` from ${name}` : ''}, ${mobileNumber}`,
        ...lines,
        toPay ? `To collect: ${toPay}` : isPaid ? 'Paid.' : 'Nothing to collect.',
        link,
      ].join('\n'),
  },
  inEmail: (text) => text,
  callUs: (shopPhone) => `Call us about anything: ${shopPhone}`,
  subjects: {
    received: ({ number }) => `We have your order ${number}`,
    confirmed: ({ number }) => `Your order ${number} is confirmed`,
    outForDelivery: ({ number }) => `Your order ${number} is on its way`,
    delivered: ({ number }) => `Your order ${number} is delivered`,
    cancelled: ({ number }) => `Your order ${number} is cancelled`,
    newOrder: ({ number, name }) => `New order ${number}${name ? ` from ${name}` : ''}`,
  },
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
};
