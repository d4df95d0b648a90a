import type { PublicParcelState } from '@aloghor/functions/domain/public-parcel-states';
import { namespace } from '../locale.ts';

/** What buyers read of the parcel of their order, in English. */
export const parcelProgress = namespace('parcelProgress', {
  states: {
    booked: (courier) => `${courier} will pick up the parcel soon`,
    picked: (courier) => `${courier} has the parcel`,
    outForDelivery: () => 'The parcel is on its way to you',
    held: (courier) => `The parcel is held up at ${courier}: we will call you if we need anything`,
    delivered: () => 'The parcel was delivered',
    partlyDelivered: () => 'Part of the parcel was delivered',
    returning: () => 'The parcel is on its way back to us',
    returned: () => 'The parcel is back with us',
  } satisfies Record<PublicParcelState, (courier: string) => string>,
  code: (courier: string, code: string) => `Its number at ${courier}: ${code}`,
});
