/** How an order came that the shop itself has written down; its buyer does not read it. */
export const ORDER_SOURCES = ['messenger', 'telephone', 'fair'] as const;

export type OrderSource = (typeof ORDER_SOURCES)[number];
