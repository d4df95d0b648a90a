import { namespace } from '../../../shared/locale/locale.ts';
import { shop } from '../../../shared/shop.config.ts';

/** Messages of what couriers are asked to pay for lost and damaged parcels, in English. */
export const compensation = namespace('compensation', {
  open: (courier: string) => `Claim from ${courier}`,
  ask: (courier: string) => `Ask ${courier} for the sum in its panel, then note it here.`,
  lost: (courier: string) =>
    `${courier} has lost it. Ask for its worth in the panel, then note the sum: the order is cancelled, and its products stay out of the stock.`,
  asked: (courier: string, sum: string, name: string, time: string) =>
    `${courier} is asked for ${sum} (${name}, ${time}).`,
  paid: (courier: string, paid: string, asked: string, name: string, time: string) =>
    `${courier} has paid ${paid} of ${asked} (${name}, ${time}).`,
  closed: (courier: string, reason: string, name: string, time: string) =>
    `${courier} pays nothing: ${reason} (${name}, ${time}).`,
  askedSum: `Sum that you ask (${shop.currency.name.en})`,
  paidSum: `Sum that was paid (${shop.currency.name.en})`,
  noteAsked: 'Note the claim',
  notePaid: 'Note the payment',
  reason: 'Or why it pays nothing',
  writeOff: 'Close without payment',
  openAgain: (order: string) => `Open the claim of ${order} again`,
  noted: 'Noted',
  notNoted: 'Nothing was noted',
  failed: 'Check your connection, and try again.',
});
