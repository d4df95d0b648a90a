import { namespace } from '../locale.ts';

/** The messages of asking the shop, and of what a device remembers, in English; loaded with the pages of buying. */
export const asking = namespace('asking', {
  title: 'Ask us about it',
  message: (about: string) => `Hello, I have a question about:\n${about}`,
  whatsapp: 'WhatsApp',
  askOnWhatsapp: 'Ask on WhatsApp',
  messenger: 'Messenger',
  viewed: 'Recently viewed',
  ordersTitle: 'Orders from this device',
  follow: (order: string, day: string) => `${order}, ${day}`,
  forget: 'Remove this list from this device',
  forgotten: 'The list is no longer on this device. Your orders have not changed.',
});
