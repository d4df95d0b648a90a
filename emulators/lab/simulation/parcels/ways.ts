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
  /** What is collected then, in taka, where that is not the whole sum. */
  collects?: number;
}

/** In taka: what is collected of a part, and of a return whose buyer pays for the way. */
const PART = 900;
const WAY = 150;

const PATHAO_ENDS = ['delivered', 'partial-delivery', 'exchanged', 'returned', 'paid-return'] as const;

/** By which Pathao says that it has paid out what it collected, whatever the end was. */
const PAID = 'paid';

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
    partial_delivered: { means: 'partly delivered', next: ['partial_delivered_return_received'], collects: PART },
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
    delivered: { means: 'delivered', next: [PAID] },
    [PAID]: { means: 'delivered', next: [] },
    'partial-delivery': { means: 'partly delivered', next: [PAID, 'return-id-created'], collects: PART },
    exchanged: { means: 'partly delivered', next: [PAID, 'return-id-created'] },
    returned: { means: 'coming back', next: ['assigned-for-delivery', 'return-id-created', 'returned-to-merchant'] },
    'paid-return': { means: 'coming back', next: [PAID, 'return-id-created', 'returned-to-merchant'], collects: WAY },
    'return-id-created': { means: 'coming back', next: ['return-in-transit', 'returned-to-merchant'] },
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

type Way = readonly { word: string }[];

/**
 * What a word means; before the pick-up, RedX means by its `cancelled` something else than later. What comes back of a part is
 * another parcel's way.
 */
export function meaningOf(courier: Courier, way: Way): Meaning {
  const words = way.map(({ word }) => word).filter((word) => word !== PAID);
  if (isPart(courier, way)) return 'partly delivered';
  const last = words.at(-1) ?? '';
  const wasPicked = words.some((word) => WAYS[courier][word]?.means === 'on its way');
  if (courier === 'redx' && last === 'cancelled' && wasPicked) return 'coming back';
  return WAYS[courier][last]?.means ?? 'held';
}

function isPart(courier: Courier, way: Way): boolean {
  return way.some(({ word }) => WAYS[courier][word]?.means === 'partly delivered');
}

/** Whether its courier says of a part that the rest of it is in the shop again. */
export function isRestBack(courier: Courier, way: Way): boolean {
  const last = way.at(-1)?.word ?? '';
  return isPart(courier, way) && ['partial_delivered_return_received', 'returned-to-merchant'].includes(last);
}

/** Whether all that its courier says in the end is that it has paid out, though not for the whole parcel: who has not heard more takes it for that. */
export function isOnlyPaid(courier: Courier, way: Way): boolean {
  return way.at(-1)?.word === PAID && meaningOf(courier, way) !== 'delivered';
}
