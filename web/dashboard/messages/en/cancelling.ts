import type { CancellationProblem } from '@aloghor/functions/contract/parcels';
import { namespace } from '../../../shared/locale/locale.ts';

/** Messages of cancelling a parcel at its courier, in English. */
export const cancelling = namespace('cancelling', {
  ways: {
    cancels: {
      open: (courier: string) => `Cancel at ${courier}`,
      ask: (courier: string) => `Ask ${courier} to cancel it`,
    },
    asksBack: {
      open: (courier: string) => `Ask ${courier} to bring it back`,
      ask: (courier: string) => `Ask ${courier} to bring it back`,
    },
  },
  reason: (courier: string) => `Reason, which ${courier} reads`,
  keep: 'Leave it as it is',
  onlyInPanel: (courier: string) => `Only ${courier}’s panel can cancel it. Cancel it there first, then note it here.`,
  asked: {
    asked: (courier: string, name: string, time: string) =>
      `${courier} is being asked to cancel it, by ${name}, ${time}.`,
    accepted: (courier: string, name: string, time: string) =>
      `${courier} was asked to cancel it, by ${name}, ${time}. That is not done yet: note it below once ${courier} says so.`,
  },
  lost: (courier: string) =>
    `${courier} did not answer, so nobody knows whether it cancels the parcel. It does no harm to ask again.`,
  notDone: (courier: string, name: string, time: string) =>
    `${courier} accepted to cancel it (asked by ${name}, ${time}), but has not done it. It does no harm to ask again.`,
  wasAsked: (courier: string) => `${courier} was asked`,
  notAsked: (courier: string) => `${courier} does not cancel it`,
  failed: 'Check your connection, and try again.',
  problems: {
    rejected: (courier) => `${courier} said no. Its panel may do more.`,
    keysRefused: (courier) => `${courier} has refused the shop’s keys, so it was not asked.`,
    courierBusy: (courier) => `${courier} has too much to do. Try again in a few minutes.`,
    courierOff: (courier) => `${courier} is switched off in this shop. Use its panel.`,
  } satisfies Record<CancellationProblem, (courier: string) => string>,
});
