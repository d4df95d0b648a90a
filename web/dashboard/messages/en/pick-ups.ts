import type { PickUpProblem } from '@aloghor/functions/contract/pick-ups';
import { namespace } from '../../../shared/locale/locale.ts';
import { counted } from './counted.ts';

/** Messages of asking a courier to come for parcels, in English. */
export const pickUps = namespace('pickUps', {
  title: 'Pick-up',
  open: (courier: string) => `Ask ${courier} to pick up`,
  parcels: 'About how many parcels',
  note: (courier: string) => `Note, which ${courier} reads`,
  ask: 'Ask now',
  leave: 'Leave it',
  last: {
    asked: (courier: string, count: number, name: string, time: string) =>
      `${courier} is being asked to pick up ${counted(count, 'parcel', 'parcels')}, by ${name}, ${time}.`,
    accepted: (courier: string, count: number, name: string, time: string) =>
      `${courier} was asked to pick up ${counted(count, 'parcel', 'parcels')}, by ${name}, ${time}.`,
    unknown: (courier: string, count: number, name: string, time: string) =>
      `${courier} did not answer when ${name} asked it to pick up ${counted(count, 'parcel', 'parcels')}, ${time}: nobody knows whether it comes. It does no harm to ask again.`,
  },
  wasAsked: (courier: string) => `${courier} comes`,
  askedBefore: (courier: string) => `Somebody has asked ${courier} in the meantime`,
  notAnswered: (courier: string) => `${courier} did not answer`,
  notAsked: (courier: string) => `${courier} does not come`,
  failed: 'Check your connection, and try again.',
  problems: {
    rejected: (courier) => `${courier} said no. Its panel may do more.`,
    keysRefused: (courier) => `${courier} has refused the shop’s keys, so it was not asked.`,
    courierBusy: (courier) => `${courier} has too much to do. Try again in a few minutes.`,
  } satisfies Record<PickUpProblem, (courier: string) => string>,
});
