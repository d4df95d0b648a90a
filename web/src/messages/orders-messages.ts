import { type OrdersMessages, ordersEn } from './orders-en.ts';

/** The messages about placed orders, in the language in use. */
export const tOrders: OrdersMessages = ordersEn;
