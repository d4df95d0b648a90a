import type { ParcelState } from './parcels.ts';

/** Whether the buyer of an order reads that its parcel is there, once it has left the shop. */
const READ_BY_BUYER = {
  asked: false,
  unknown: false,
  rejected: false,
  booked: true,
  picked: true,
  outForDelivery: true,
  held: true,
  delivered: true,
  partlyDelivered: true,
  // A person finds out first: it may come yet, or is asked to be paid for.
  lost: false,
  returning: true,
  returned: true,
  cancelled: false,
} as const satisfies Record<ParcelState, boolean>;

type StateWith<Read extends boolean> = {
  [State in ParcelState]: (typeof READ_BY_BUYER)[State] extends Read ? State : never;
}[ParcelState];

/** How far a parcel is, as its buyer reads it. */
export type PublicParcelState = StateWith<true>;

export const PUBLIC_PARCEL_STATES = (Object.keys(READ_BY_BUYER) as ParcelState[]).filter(isPublicState); // a cast: Object.keys returns strings

export function isPublicState(state: ParcelState): state is PublicParcelState {
  return READ_BY_BUYER[state];
}
