import type { OutsideAnswer } from '../../platform/outside/ask-outside.ts';
import { type PickUpAnswer, type PickUpToAsk, reasonsIn, unanswered } from '../courier.ts';

/** Where Steadfast picks up: at an address that its panel knows, or at one that is written out with its police station. */
export const PICK_UP_SETTINGS = {
  STEADFAST_PICKUP_ADDRESS_ID: 'the id of the pick-up address at Steadfast',
  STEADFAST_PICKUP_POLICE_STATION_ID: 'or the id of its police station at Steadfast',
  STEADFAST_PICKUP_ADDRESS: 'and the address itself',
  STEADFAST_PICKUP_PHONE: 'the number that its rider calls',
};

/** The fields that tell where; undefined as long as the settings do not say it. */
export function pickUpPlace(settingNamed: (name: string) => string): Record<string, string | number> | undefined {
  const addressId = settingNamed('STEADFAST_PICKUP_ADDRESS_ID');
  const stationId = settingNamed('STEADFAST_PICKUP_POLICE_STATION_ID');
  const address = settingNamed('STEADFAST_PICKUP_ADDRESS');
  const phone = settingNamed('STEADFAST_PICKUP_PHONE');
  if (!addressId && !(stationId && address)) return undefined;
  return {
    ...(addressId && { address_id: Number(addressId) }),
    ...(stationId && { police_station_id: Number(stationId) }),
    ...(address && { address }),
    ...(phone && { contact_number: phone }),
  };
}

export function pickUpBody(place: object, { parcels, note }: PickUpToAsk): object {
  return { ...place, estim_qty: parcels, ...(note && { note }) };
}

/** One that is open already is what was wanted. */
export function pickUpAnswer(answer: OutsideAnswer): PickUpAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  const isOpen = answer.status === 409 && JSON.stringify(answer.body).includes('PICKUP_REQUEST_EXISTS');
  if (isOpen || (answer.isSuccess && !(statusIn(answer.body) >= 400))) return { kind: 'accepted' };
  return { kind: 'rejected', reasons: reasonsIn(answer.body) };
}

/** Errors come with the status 200, too, and then say another one in their body. */
function statusIn(body: unknown): number {
  return Number((body as { status?: unknown } | null)?.status ?? 0);
}
