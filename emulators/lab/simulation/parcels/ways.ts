/** The couriers that the simulated shop books with. */
export const COURIERS = ['steadfast', 'pathao', 'redx'] as const;
export type Courier = (typeof COURIERS)[number];

/** What a courier's word means for an order, as a person would say it. */
export type Meaning =
  | 'waiting'
  | 'on its way'
  | 'held'
  | 'lost'
  | 'delivered'
  | 'partly delivered'
  | 'coming back'
  | 'back'
  | 'never left';

interface Stop {
  means: Meaning;
  /** The words that may follow. */
  next: readonly string[];
}

const PATHAO_ENDS = ['delivered', 'partial-delivery', 'returned'] as const;

/**
 * The ways of parcels, in the words of each courier, and what each word means. Written anew, beside the shop's own table: a word
 * that one of the two takes for something else is noticed.
 */
export const WAYS: Record<Courier, Record<string, Stop>> = {
  steadfast: {
    in_review: { means: 'waiting', next: ['pending', 'hold', 'delivered', 'cancelled'] },
    pending: { means: 'waiting', next: ['hold', 'delivered', 'partial_delivered', 'cancelled', 'exceptional'] },
    hold: { means: 'held', next: ['pending', 'delivered', 'partial_delivered', 'cancelled'] },
    exceptional: { means: 'lost', next: ['delivered', 'cancelled'] },
    delivered: { means: 'delivered', next: [] },
    partial_delivered: { means: 'partly delivered', next: ['partial_delivered_return_received'] },
    partial_delivered_return_received: { means: 'partly delivered', next: [] },
    cancelled: { means: 'coming back', next: ['cancelled_return_processing', 'cancelled_return_received'] },
    cancelled_return_processing: { means: 'coming back', next: ['cancelled_return_received'] },
    cancelled_return_received: { means: 'back', next: [] },
  },
  pathao: {
    pending: { means: 'waiting', next: ['picked', 'pickup-failed', 'pickup-cancelled'] },
    'pickup-failed': { means: 'held', next: ['picked', 'pickup-cancelled'] },
    'pickup-cancelled': { means: 'never left', next: [] },
    picked: { means: 'on its way', next: ['in-transit', 'on-hold', 'assigned-for-delivery'] },
    'in-transit': { means: 'on its way', next: ['assigned-for-delivery', ...PATHAO_ENDS] },
    'assigned-for-delivery': { means: 'on its way', next: ['on-hold', ...PATHAO_ENDS] },
    'on-hold': { means: 'held', next: ['assigned-for-delivery', ...PATHAO_ENDS] },
    delivered: { means: 'delivered', next: ['paid'] },
    paid: { means: 'delivered', next: [] },
    'partial-delivery': { means: 'partly delivered', next: [] },
    returned: { means: 'coming back', next: ['assigned-for-delivery', 'return-in-transit', 'returned-to-merchant'] },
    'return-in-transit': { means: 'coming back', next: ['returned-to-merchant'] },
    'returned-to-merchant': { means: 'back', next: [] },
  },
  redx: {
    'pickup-pending': { means: 'waiting', next: ['ready-for-delivery', 'cancelled'] },
    'ready-for-delivery': { means: 'on its way', next: ['delivery-in-progress', 'agent-hold', 'agent-returning'] },
    'delivery-in-progress': { means: 'on its way', next: ['agent-hold', 'delivered', 'agent-returning'] },
    'agent-hold': { means: 'held', next: ['delivery-in-progress', 'delivered', 'agent-returning'] },
    delivered: { means: 'delivered', next: [] },
    'agent-returning': { means: 'coming back', next: ['returned'] },
    returned: { means: 'back', next: [] },
    cancelled: { means: 'never left', next: [] },
  },
};

/** What a word means; before the pick-up, RedX means by its `cancelled` something else than later. */
export function meaningOf(courier: Courier, way: readonly { word: string }[]): Meaning {
  const words = way.map(({ word }) => word);
  const last = words.at(-1) ?? '';
  const wasPicked = words.some((word) => WAYS[courier][word]?.means === 'on its way');
  if (courier === 'redx' && last === 'cancelled' && wasPicked) return 'coming back';
  return WAYS[courier][last]?.means ?? 'held';
}
