import type { AutomaticEvent } from './notifications.ts';

/** Every status, in the usual order. */
export const ORDER_STATUSES = [
  'waiting for confirmation',
  'Payment successful',
  'Out for Delivery',
  'Delivered',
  'Cancel',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The status of a new order. */
export const FIRST_STATUS = 'waiting for confirmation' satisfies OrderStatus;
/** The status of an order that was paid before it was sent out. */
export const PAID_STATUS = 'Payment successful' satisfies OrderStatus;
export const SENT_STATUS = 'Out for Delivery' satisfies OrderStatus;
export const DELIVERED_STATUS = 'Delivered' satisfies OrderStatus;
export const CANCELLED_STATUS = 'Cancel' satisfies OrderStatus;

/** The statuses that the staff may choose for an open order, in any sequence. */
export const STAFF_STATUSES = [PAID_STATUS, SENT_STATUS, DELIVERED_STATUS, CANCELLED_STATUS] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

const OPEN_STATUSES = [FIRST_STATUS, PAID_STATUS, SENT_STATUS] as const;

/**
 * What moves an order from one status to another: its buyer, who cancels it; the staff, who choose a status; a call of the
 * desk, by which it is not wanted; what became of its parcel; a payment that is recorded, or taken back
 * (`refund`); undoing a hand-over (`undoing`); and reopening what was closed by mistake.
 */
export const STATUS_CHANGERS = [
  'buyer',
  'staff',
  'call',
  'parcel',
  'payment',
  'refund',
  'undoing',
  'reopening',
] as const;
export type StatusChanger = (typeof STATUS_CHANGERS)[number];

interface StatusDefinition {
  /** Closed orders are history; no order is ever destroyed. */
  isClosed: boolean;
  /** Its place among the steps shown to the buyer; null when it is no step. */
  step: number | null;
  tone: 'waiting' | 'paid' | 'underWay' | 'good' | 'bad';
  /** Whether its products are taken from the stock. Otherwise they are given back, and reopening takes them again. */
  takesStock: boolean;
  /** Whether its total counts as a sale. Where it does not, received money is to be refunded. */
  countsAsSold: boolean;
  /** The notification to the buyer when an open order gets this status. */
  notification: AutomaticEvent | null;
  /** The statuses that can follow it. Refund, undoing and reopening return an order to the last of theirs that it had. */
  next: { [By in StatusChanger]?: readonly OrderStatus[] };
}

/** The one table of what an order can become, and of what follows from it. */
const STATUSES = {
  'waiting for confirmation': {
    isClosed: false,
    step: 0,
    tone: 'waiting',
    takesStock: true,
    countsAsSold: true,
    notification: null,
    next: {
      buyer: ['Cancel'], // see `mayBuyerCancel` of orders
      staff: STAFF_STATUSES,
      call: ['Cancel'],
      parcel: ['Out for Delivery', 'Delivered', 'Cancel'],
      payment: ['Payment successful'],
    },
  },
  'Payment successful': {
    isClosed: false,
    step: 1,
    tone: 'paid',
    takesStock: true,
    countsAsSold: true,
    notification: null,
    next: {
      staff: STAFF_STATUSES,
      call: ['Cancel'],
      parcel: ['Out for Delivery', 'Delivered', 'Cancel'],
      refund: ['waiting for confirmation', 'Out for Delivery'],
    },
  },
  'Out for Delivery': {
    isClosed: false,
    step: 2,
    tone: 'underWay',
    takesStock: true,
    countsAsSold: true,
    notification: 'outForDelivery',
    next: {
      staff: STAFF_STATUSES,
      parcel: ['Delivered', 'Cancel'],
      undoing: ['waiting for confirmation', 'Payment successful'],
    },
  },
  Delivered: {
    isClosed: true,
    step: 3,
    tone: 'good',
    takesStock: true,
    countsAsSold: true,
    notification: 'delivered',
    next: { reopening: OPEN_STATUSES },
  },
  Cancel: {
    isClosed: true,
    step: null,
    tone: 'bad',
    takesStock: false,
    countsAsSold: false,
    notification: 'cancelled',
    next: { reopening: OPEN_STATUSES },
  },
} as const satisfies Record<OrderStatus, StatusDefinition>;

export type StatusTone = StatusDefinition['tone'];

export const CLOSED_STATUSES = ORDER_STATUSES.filter(isClosed);
export const ACTIVE_STATUSES = ORDER_STATUSES.filter((status) => !isClosed(status));
/** Statuses of orders that are still with the shop: neither closed nor on their way. */
export const IN_SHOP_STATUSES = ORDER_STATUSES.filter(isInShop);
export const SOLD_STATUSES = ORDER_STATUSES.filter(countsAsSold);
/** The steps shown to the buyer, in order. */
export const STATUS_STEPS = ORDER_STATUSES.filter((status) => definitionOf(status).step !== null);

/** Whether this moves an order from one status to another; choosing the current status changes nothing. */
export function mayBecome(from: OrderStatus, to: OrderStatus, by: StatusChanger): boolean {
  const { next } = definitionOf(from);
  return next[by]?.includes(to) ?? false;
}

interface WithTimeline {
  status: OrderStatus;
  timeline: readonly { status: OrderStatus; event?: string | undefined }[];
}

/** The status to which refund, undoing or reopening returns an order; its current one where they do not move it. */
export function statusBefore({ status, timeline }: WithTimeline, by: 'refund' | 'undoing' | 'reopening'): OrderStatus {
  const { next } = definitionOf(status);
  if (!next[by]) return status;
  const undone = timeline.map(({ event }) => event).lastIndexOf('notSent');
  const standing = timeline.filter((step, place) => place > undone || !isSent(step.status));
  return standing.filter((step) => mayBecome(status, step.status, by)).at(-1)?.status ?? FIRST_STATUS;
}

export function isClosed(status: OrderStatus): boolean {
  return definitionOf(status).isClosed;
}

/** Whether the desk may still correct and cancel it. */
export function isInShop(status: OrderStatus): boolean {
  return definitionOf(status).next.call !== undefined;
}

/** Whether nothing has moved it yet: neither the shop, nor a payment. */
export function isWaiting(status: OrderStatus): status is typeof FIRST_STATUS {
  return status === FIRST_STATUS;
}

/** Whether it is the payment step: choosing it records that the money was received. */
export function isPaymentStep(status: OrderStatus): status is typeof PAID_STATUS {
  return status === PAID_STATUS;
}

/** Whether it is on its way to the buyer. */
export function isSent(status: OrderStatus): status is typeof SENT_STATUS {
  return status === SENT_STATUS;
}

export function isDelivered(status: OrderStatus): status is typeof DELIVERED_STATUS {
  return status === DELIVERED_STATUS;
}

export function isCancelled(status: OrderStatus): status is typeof CANCELLED_STATUS {
  return status === CANCELLED_STATUS;
}

export function takesStock(status: OrderStatus): boolean {
  return definitionOf(status).takesStock;
}

export function countsAsSold(status: OrderStatus): boolean {
  return definitionOf(status).countsAsSold;
}

export function toneOf(status: OrderStatus): StatusTone {
  return definitionOf(status).tone;
}

/** The notification to the buyer of an order that gets this status. */
export function notificationOf(status: OrderStatus): AutomaticEvent | null {
  return definitionOf(status).notification;
}

/** `confirmedAt`: when its buyer confirmed it on the telephone; undefined until then. */
interface WithConfirmation {
  status: OrderStatus;
  confirmedAt?: number | undefined;
}

/** Whether it is still with the shop, and not confirmed by its buyer. */
export function isUnconfirmed({ status, confirmedAt }: WithConfirmation): boolean {
  return isInShop(status) && confirmedAt === undefined;
}

/** Whether a parcel of it may be under way: one that is unconfirmed in the shop was not sent. */
export function mayHaveParcel(order: WithConfirmation): boolean {
  return !isUnconfirmed(order);
}

/** A document may hold another status: it fails when the reply is parsed, not here. */
function definitionOf(status: OrderStatus): StatusDefinition {
  return STATUSES[status] ?? STATUSES[FIRST_STATUS];
}
