import type { RescueOutcome } from '@aloghor/functions/domain/rescue-outcomes';
import { namespace } from '../../../shared/locale/locale.ts';
import { counted } from './counted.ts';

/** Messages of the page of parcels that could not be delivered, in English. */
export const rescue = namespace('rescue', {
  title: 'Failed deliveries',
  views: { toCall: 'To call', toCheck: 'To check', claims: 'Claims' },
  counted: (view: string, count: string) => `${view} (${count})`,
  texts: {
    toCall:
      'Parcels that couriers could not deliver. Call the buyer before the courier brings it back, then note what is to happen.',
    claims: 'What you have asked couriers to pay for lost and damaged parcels, until it is paid or closed.',
    toCheck: 'Parcels of which the shop does not know what is true. Look in the courier’s panel, then note it here.',
  },
  empty: {
    toCheck: {
      title: 'No parcel is in doubt',
      text: 'What a courier says, and what does not fit, stands here until somebody has looked.',
    },
    claims: {
      title: 'Nothing is asked of a courier',
      text: 'A claim for a lost or damaged parcel is noted on the page of its order.',
    },
  },
  since: (time: string) => `since ${time}`,
  isEarlier: 'An earlier parcel: the order has got another one since.',
  leftDraft: (order: string) => `The parcel of ${order} is not in this list any more. You had typed for it:`,
  discard: (order: string) => `Discard what you typed for ${order}`,
  none: 'No parcel waits for you',
  noneText: 'When a courier cannot deliver a parcel, it stands here with the time that is left.',
  figures: {
    title: 'Rescued this month',
    courier: 'Courier',
    failed: 'Failed at first',
    rescued: 'Delivered in the end',
    minutes: 'Minutes until somebody called',
  },
  units: {
    minutes: (count: number) => counted(count, 'minute', 'minutes'),
    hours: (count: number) => counted(count, 'hour', 'hours'),
    days: (count: number) => counted(count, 'day', 'days'),
  },
  left: (time: string) => `${time} left`,
  over: (time: string) => `Time was over ${time} ago`,
  toCollect: (sum: string) => `${sum} to collect`,
  said: (courier: string, word: string, time: string) => `${courier}: “${word}”, ${time}`,
  secondTry: (courier: string) => `Coming back. In its panel, ${courier} still turns this into a second try.`,
  lostCancellation: (courier: string) =>
    `${courier} did not answer whether it brings the parcel back. It does no harm to ask again.`,
  acts: {
    noAnswer: 'No answer',
    anotherDay: 'Another day',
    newPlace: 'New address',
    newNumber: 'New number',
    takeBack: 'Take it back',
  } satisfies Record<RescueOutcome, string>,
  actOf: (act: string, order: string) => `${act}: order ${order}`,
  done: (act: string, day: string | undefined, name: string, time: string) =>
    `${act}${day ? `, ${day}` : ''} (${name}, ${time})`,
  day: 'Day on which the courier comes',
  inPanel: {
    anotherDay: (courier: string, id: string) =>
      `${courier} takes this only in its panel: find ${id} there, ask for another delivery on this day, then note it here.`,
    newPlace: (courier: string, id: string) =>
      `${courier} takes this only in its panel: find ${id} there, change the address, then note it here. The order gets it, too.`,
    newNumber: (courier: string, id: string) =>
      `${courier} takes this only in its panel: find ${id} there, change the number, then note it here. The order gets it, too.`,
    takeBack: (courier: string, id: string) =>
      `${courier} takes this only in its panel: find ${id} there, have it brought back, then note it here.`,
  },
  comesBack: (courier: string) => `${courier} is bringing it back already. Nothing is to be done in its panel.`,
  isInPanel: (courier: string) => `${courier}’s panel has it`,
  letCome: 'Let it come back',
  askBack: (courier: string) => `Ask ${courier} to bring it back`,
  askedBack: (courier: string) => `The shop asks ${courier} by its interface. You need not do anything in its panel.`,
  didItInPanel: 'I have done it in the panel',
  cancel: 'Cancel',
  noted: (order: string) => `Order ${order} is noted`,
  nobodyKnows: (courier: string) => `${courier} did not answer, so nobody knows whether it brings the parcel back.`,
  notNoted: 'Nothing was noted',
  failed: 'Check your connection, and try again.',
  other: (name: string, act: string) => `${name} has noted “${act}” in the meantime.`,
});
