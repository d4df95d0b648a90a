import { saysRestIsBack } from './courier-words.ts';
import type { CarrierName } from './couriers.ts';
import type { ParcelEvent } from './parcel-news.ts';
import type { ParcelState } from './parcels.ts';

/** How long the rest of a partly delivered parcel may be on its way, in milliseconds, before somebody asks for it. */
const ON_ITS_WAY_MS = 14 * 24 * 60 * 60_000;

interface PartlyDelivered {
  courier: CarrierName;
  state: ParcelState;
  events: readonly Pick<ParcelEvent, 'at' | 'state' | 'word'>[];
}

/**
 * From when on somebody is to look for the rest of a parcel, in milliseconds: since its courier says that it is back, or two weeks
 * after the delivery of the other part. Undefined where it was not delivered in part.
 */
export function restDueAt({ courier, state, events }: PartlyDelivered): number | undefined {
  if (state !== 'partlyDelivered') return undefined;
  const back = events.filter(({ word }) => word !== undefined && saysRestIsBack(courier, word));
  const delivered = events.filter((event) => event.state === 'partlyDelivered');
  const times = [...back.map(({ at }) => at), ...delivered.map(({ at }) => at + ON_ITS_WAY_MS)];
  return times.length > 0 ? Math.min(...times) : undefined;
}
