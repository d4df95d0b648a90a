/** The admin's pages, below `/dashboard`. */
export const ADMIN_PATHS = [
  'adminHome',
  'addItems',
  'updateItem/:id',
  'manageItems',
  'importItems',
  'toCall',
  'newOrder',
  'manageOrders',
  'manageOrders/:id',
  'packing',
  'orderHistory',
  'allUsers',
  'bestProducts',
  'propularProducts',
  'Topselling',
  'inbox',
  'notices',
  'audit',
] as const;

export type AdminPath = (typeof ADMIN_PATHS)[number];
