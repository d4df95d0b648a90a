import { BY_FILE, type CarrierName } from './couriers.ts';
import type { ParcelDoubt } from './parcel-news.ts';
import { isInDoubt, isUnderWay, type ParcelState } from './parcels.ts';
import { type InRescue, type RescueSettings, rescueOf } from './rescue.ts';

interface KnownParcel extends Partial<InRescue> {
  courier: CarrierName;
  state: ParcelState;
  word?: string | undefined;
  wordAt?: number | undefined;
  doubt?: ParcelDoubt | undefined;
  askAt?: number | undefined;
  compensation?: { at: number; closed?: object | undefined } | undefined;
  inDoubtSince?: number | undefined;
  restDueAt?: number | undefined;
  followAt?: number | undefined;
  at: number;
  events: readonly { at: number }[];
}

/** Beside what is known of a parcel, by which the parcels are found of which somebody is to do something. All are milliseconds. */
export interface DerivedParcelFields extends InRescue {
  /** Since when somebody is to find out what is true of it; of a rest that is still on its way, from when on. */
  inDoubtSince: number | undefined;
  /** From when on somebody is to look for the rest of a partly delivered one; absent once it is counted, or claimed. */
  restDueAt: number | undefined;
  /** Since when its courier is asked to pay for it; absent once that is closed. */
  compensationSince: number | undefined;
  /** When the courier is asked where it is; absent once that is over. */
  followAt: number | undefined;
}

/** `rescue`: the settings, where it may have news of its courier. */
export function derivedParcelFields(parcel: KnownParcel, rescue: RescueSettings = {}): DerivedParcelFields {
  const { compensation, events, at } = parcel;
  const restDueAt = parcel.state === 'partlyDelivered' && !compensation ? parcel.restDueAt : undefined;
  const since = Math.min(parcel.inDoubtSince ?? Number.POSITIVE_INFINITY, events.at(-1)?.at ?? at);
  return {
    ...rescueOf(parcel, rescue),
    inDoubtSince: isInDoubt(parcel) ? since : restDueAt,
    restDueAt,
    compensationSince: compensation && !compensation.closed ? compensation.at : undefined,
    followAt: isFollowed(parcel) ? parcel.followAt : undefined,
  };
}

/** Whether its courier is asked where it is: one that has an interface, and has not said how that ends. */
export function isFollowed({ courier, state }: Pick<KnownParcel, 'courier' | 'state'>): boolean {
  return courier !== BY_FILE && isUnderWay(state);
}
