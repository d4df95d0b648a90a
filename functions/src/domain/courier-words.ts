import type { CarrierName } from './couriers.ts';
import type { ParcelState } from './parcels.ts';

/** The shop's own word for a parcel that Steadfast has cancelled, and whose trackings show no pick-up. */
export const NEVER_PICKED_UP = 'cancelled_before_pick_up';

/** The shop's own word for the rest of a parcel that Pathao has delivered in part: its return has the same events as a whole one. */
export const REST_RETURNED = 'partial_delivery_returned_to_merchant';

/** The words that no courier says. */
const OWN_WORDS: readonly string[] = [NEVER_PICKED_UP, REST_RETURNED];

/** What each courier's words mean, in small letters, with underscores between them. */
const WORDS: Record<CarrierName, Record<string, ParcelState>> = {
  steadfast: {
    in_review: 'booked',
    pending: 'booked',
    hold: 'held',
    unknown: 'held',
    delivered: 'delivered',
    partial_delivered: 'partlyDelivered',
    // A rider's claim: not delivered until Steadfast has approved it.
    delivered_approval_pending: 'outForDelivery',
    partial_delivered_approval_pending: 'outForDelivery',
    cancelled_approval_pending: 'outForDelivery',
    unknown_approval_pending: 'outForDelivery',
    exceptional: 'lost',
    // Before the pick-up it is the same word, so it counts as on its way back until its trackings, or a person, say that it
    // never left, or a scan that it is here.
    cancelled: 'returning',
    [NEVER_PICKED_UP]: 'cancelled',
    cancelled_return_processing: 'returning',
    cancelled_return_rider_assigned: 'returning',
    cancelled_return_received: 'returned',
    partial_delivered_return_processing: 'partlyDelivered',
    partial_delivered_return_rider_assigned: 'partlyDelivered',
    partial_delivered_return_received: 'partlyDelivered',
  },
  pathao: {
    pending: 'booked',
    created: 'booked',
    updated: 'booked',
    pickup_requested: 'booked',
    assigned_for_pickup: 'booked',
    picked: 'picked',
    at_the_sorting_hub: 'picked',
    in_transit: 'picked',
    received_at_last_mile_hub: 'outForDelivery',
    assigned_for_delivery: 'outForDelivery',
    on_hold: 'held',
    delivery_failed: 'held',
    pickup_failed: 'held',
    delivered: 'delivered',
    paid: 'delivered',
    partial_delivery: 'partlyDelivered',
    [REST_RETURNED]: 'partlyDelivered',
    exchanged: 'partlyDelivered',
    returned: 'returning',
    paid_return: 'returning',
    return_id_created: 'returning',
    return_in_transit: 'returning',
    returned_to_merchant: 'returned',
    pickup_cancelled: 'cancelled',
  },
  redx: {
    pickup_pending: 'booked',
    pickup_in_progress: 'booked',
    ready_for_delivery: 'picked',
    in_transit: 'picked',
    delivery_in_progress: 'outForDelivery',
    agent_hold: 'held',
    agent_area_change: 'held',
    delivered: 'delivered',
    paid: 'delivered',
    agent_returning: 'returning',
    returned: 'returned',
    cancelled: 'returning',
  },
  carrybee: {
    created: 'booked',
    pending: 'booked',
    updated: 'booked',
    pickup_requested: 'booked',
    assigned_for_pickup: 'booked',
    picked: 'picked',
    at_the_sorting_hub: 'picked',
    on_the_way_to_central_warehouse: 'picked',
    at_central_warehouse: 'picked',
    in_transit: 'picked',
    received_at_last_mile_hub: 'outForDelivery',
    assigned_for_delivery: 'outForDelivery',
    pickup_failed: 'held',
    delivery_on_hold: 'held',
    delivery_failed: 'held',
    delivered: 'delivered',
    paid: 'delivered',
    partial_delivery: 'partlyDelivered',
    exchange: 'partlyDelivered',
    returned: 'returning',
    paid_return: 'returning',
    returned_at_sorting: 'returning',
    returned_in_transit: 'returning',
    returned_to_merchant: 'returned',
    cancelled: 'returning',
    pickup_cancelled: 'cancelled',
  },
  // Of one without an interface only people tell.
  file: {},
};

/** Words for the rest of a partly delivered parcel that is back, where that is no word for whole parcels. */
const REST_IS_BACK: Partial<Record<CarrierName, string>> = {
  steadfast: 'partial_delivered_return_received',
  pathao: REST_RETURNED,
};

/** Whether a courier says of a partly delivered parcel that what was not taken is with the shop again. */
export function saysRestIsBack(courier: CarrierName, word: string): boolean {
  const plain = plainWord(word);
  return WORDS[courier][plain] === 'returned' || REST_IS_BACK[courier] === plain;
}

/** Words by which nobody knows how a parcel has ended, but that what came of it was paid out. */
const PAID_OUT: Partial<Record<CarrierName, string>> = { pathao: 'paid', redx: 'paid', carrybee: 'paid' };

/** Whether a courier says of a parcel only that its money was paid out, as also of a part, or of a return that was paid for. */
export function saysPaidOut(courier: CarrierName, word: string): boolean {
  return PAID_OUT[courier] === plainWord(word);
}

/** Words that end a parcel which its courier has not picked up. */
const CANCELLED_BEFORE_PICK_UP: Partial<Record<CarrierName, string>> = { redx: 'cancelled', carrybee: 'cancelled' };

/** Words of parcels that come back, by which nobody knows whether they were picked up at all. */
const MAYBE_NEVER_PICKED_UP: Partial<Record<CarrierName, string>> = { steadfast: 'cancelled' };

/** What a courier says only of a parcel that it has. */
const SHOWS_PICK_UP: readonly ParcelState[] = [
  'picked',
  'outForDelivery',
  'delivered',
  'partlyDelivered',
  'lost',
  'returning',
  'returned',
];

/** Whether what was told of a parcel shows that its courier has had it. */
export function wasPickedUp(
  courier: CarrierName,
  events: readonly { state: ParcelState; word?: string | undefined }[],
): boolean {
  const unclear = MAYBE_NEVER_PICKED_UP[courier];
  return events.some(
    ({ state, word }) =>
      SHOWS_PICK_UP.includes(state) && (unclear === undefined || word === undefined || plainWord(word) !== unclear),
  );
}

/** The state that a courier's word means for a parcel in the state `before`. An unknown word holds it: a person looks. */
export function stateOfWord(courier: CarrierName, word: string, before: ParcelState = 'booked'): ParcelState {
  const plain = plainWord(word);
  const isWaiting = before === 'asked' || before === 'unknown' || before === 'booked';
  if (isWaiting && CANCELLED_BEFORE_PICK_UP[courier] === plain) return 'cancelled';
  return WORDS[courier][plain] ?? 'held';
}

/** What a courier itself can say of a parcel. */
export function wordsOf(courier: CarrierName): string[] {
  return Object.keys(WORDS[courier]).filter((word) => !OWN_WORDS.includes(word));
}

export function isKnownWord(courier: CarrierName, word: string): boolean {
  return plainWord(word) in WORDS[courier];
}

/** A word where nothing may name a person: what one says that is not known, nobody knows, so it is left empty. */
export function impersonalWord(courier: CarrierName, word: string): string {
  return isKnownWord(courier, word) ? word : '';
}

/** A word as it stands in the table above: couriers write it in several ways. */
export function plainWord(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
