interface EventFacts {
  name: string;
  to: 'buyer' | 'shop';
}

/** What the shop tells by itself, and to whom. */
const EVENTS = [
  { name: 'received', to: 'buyer' },
  { name: 'confirmed', to: 'buyer' },
  { name: 'outForDelivery', to: 'buyer' },
  { name: 'delivered', to: 'buyer' },
  { name: 'cancelled', to: 'buyer' },
  { name: 'newOrder', to: 'shop' },
] as const satisfies readonly EventFacts[];

export type NotificationEvent = (typeof EVENTS)[number]['name'];

export const NOTICE_EVENTS = EVENTS.map(({ name }) => name);

export function isToShop(event: NotificationEvent): boolean {
  return EVENTS.some(({ name, to }) => name === event && to === 'shop');
}

/** Why a notice was given up. */
export const NOTICE_FAILURES = ['noAddress', 'notTaken', 'tooLate'] as const;
export type NotificationFailure = (typeof NOTICE_FAILURES)[number];
