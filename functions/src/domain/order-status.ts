interface StatusFacts {
  name: string;
  /** Closed orders are history. */
  isClosed: boolean;
  /** Whether an admin may choose it. */
  isChoosable: boolean;
  /** Its place among the steps shown to the buyer; null when it is no step. */
  step: number | null;
  tone: 'waiting' | 'paid' | 'underWay' | 'good' | 'bad';
}

/** Every status, in the usual order. */
const STATUSES = [
  { name: 'waiting for confirmation', isClosed: false, isChoosable: false, step: 0, tone: 'waiting' },
  { name: 'Payment successful', isClosed: false, isChoosable: true, step: 1, tone: 'paid' },
  { name: 'Out for Delivery', isClosed: false, isChoosable: true, step: 2, tone: 'underWay' },
  { name: 'Delivered', isClosed: true, isChoosable: true, step: 3, tone: 'good' },
  { name: 'Cancel', isClosed: true, isChoosable: true, step: null, tone: 'bad' },
] as const satisfies readonly StatusFacts[];

type Row = (typeof STATUSES)[number];
export type OrderStatus = Row['name'];
export type AdminStatus = Extract<Row, { isChoosable: true }>['name'];
export type StatusTone = Row['tone'];

/** The status of a new order. */
export const FIRST_STATUS = 'waiting for confirmation' satisfies OrderStatus;

/** The status of an order that was paid before it was sent out. */
export const PAID_STATUS = 'Payment successful' satisfies AdminStatus;

export const ORDER_STATUSES = namesOf(STATUSES);
export const ADMIN_STATUSES = namesOf(STATUSES.filter((status) => status.isChoosable));
export const CLOSED_STATUSES = namesOf(STATUSES.filter((status) => status.isClosed));
export const ACTIVE_STATUSES = namesOf(STATUSES.filter((status) => !status.isClosed));

/** Statuses of orders that count as sales: all but cancelled ones. */
export const SOLD_STATUSES = namesOf(STATUSES.filter(({ tone }) => tone !== 'bad'));

/** The steps shown to the buyer, in order. */
export const STATUS_STEPS = namesOf(STATUSES.filter(({ step }) => step !== null));

/** Closed orders are history; no order is ever destroyed. */
export function isClosed(status: OrderStatus): boolean {
  return (CLOSED_STATUSES as readonly OrderStatus[]).includes(status);
}

export function toneOf(status: OrderStatus): StatusTone {
  return (STATUSES.find(({ name }) => name === status) ?? STATUSES[0]).tone;
}

function namesOf<const Status extends Pick<StatusFacts, 'name'>>(statuses: readonly Status[]): Status['name'][] {
  return statuses.map(({ name }) => name);
}
