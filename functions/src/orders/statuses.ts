import { ADMIN_STATUSES, FIRST_STATUS, isClosed, type OrderStatus } from '../contract/orders.ts';

const STATUSES: OrderStatus[] = [FIRST_STATUS, ...ADMIN_STATUSES];

export const CLOSED_STATUSES = STATUSES.filter(isClosed);
export const ACTIVE_STATUSES = STATUSES.filter((status) => !isClosed(status));

/** Those of orders that bring, or brought, the shop something. */
export const SOLD_STATUSES = STATUSES.filter((status) => status !== 'Cancel');
