import { type CallName, callNameOf, contractEndpoints } from '../src/contract/calls.ts';
import { type Endpoint, nameOf } from '../src/contract/endpoint.ts';
import type { CallerRole } from '../src/domain/roles.ts';

/**
 * Who calls: each role, and
 * - `badToken`: with an invalid token: malformed, expired, of another project or of a disabled account
 * - `promoted`: an admin whose token is from before the promotion
 */
const CALLERS = ['guest', 'badToken', 'customer', 'promoted', 'admin', 'clerk', 'packer'] as const;
export type Caller = (typeof CALLERS)[number];

/** The status of a call without input, by caller: 400, 404 and 415 mean that access was granted. */
export type Statuses = Record<CallerRole | Caller, number>;

type NumberOfEach<Names extends readonly unknown[]> = { [Index in keyof Names]: number };

const STATUSES: Record<CallName, NumberOfEach<typeof CALLERS>> = {
  // guest, badToken, customer, promoted, admin, clerk, packer
  'GET /health': [200, 200, 200, 200, 200, 200, 200],
  'GET /openapi.json': [200, 200, 200, 200, 200, 200, 200],
  'GET /products': [200, 200, 200, 200, 200, 200, 200],
  'GET /products/facets': [200, 200, 200, 200, 200, 200, 200],
  'GET /products/left': [400, 400, 400, 400, 400, 400, 400],
  'GET /categories': [200, 200, 200, 200, 200, 200, 200],
  'GET /item/:id': [404, 404, 404, 404, 404, 404, 404],
  'GET /bestProducts': [200, 200, 200, 200, 200, 200, 200],
  'GET /topProducts': [200, 200, 200, 200, 200, 200, 200],
  'GET /popularProducts': [200, 200, 200, 200, 200, 200, 200],
  'GET /products/admin': [401, 401, 403, 200, 200, 200, 200],
  'GET /products/admin/:id': [401, 401, 403, 404, 404, 404, 404],
  'POST /products': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /products': [401, 401, 403, 400, 400, 403, 403],
  'POST /products/import': [401, 401, 403, 400, 400, 403, 403],
  'GET /products/import': [401, 401, 403, 200, 200, 403, 403],
  'POST /products/import/undo': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /item/:id': [401, 401, 403, 404, 404, 403, 403],
  'PATCH /item/:id/stock': [401, 401, 403, 404, 404, 404, 404],
  'DELETE /products/:id': [401, 401, 403, 404, 404, 403, 403],
  'POST /bestProducts': [401, 401, 403, 400, 400, 403, 403],
  'POST /topProducts': [401, 401, 403, 400, 400, 403, 403],
  'POST /popularProducts': [401, 401, 403, 400, 400, 403, 403],
  'POST /images': [401, 401, 403, 415, 415, 403, 403],

  'POST /jwt': [401, 401, 400, 400, 400, 400, 400],
  'POST /users': [401, 401, 400, 400, 400, 400, 400],
  'PATCH /users/profile': [401, 401, 400, 400, 400, 400, 400],
  'GET /users': [401, 401, 403, 200, 200, 403, 403],
  'GET /users/admin/:email': [401, 401, 403, 200, 200, 403, 403],
  'PATCH /users/admin/:id': [401, 401, 403, 404, 404, 403, 403],
  'DELETE /users/admin/:id': [401, 401, 403, 404, 404, 403, 403],
  'PATCH /users/role/:id': [401, 401, 403, 400, 400, 403, 403],

  'GET /carts': [401, 401, 200, 200, 200, 200, 200],
  'POST /carts': [401, 401, 400, 400, 403, 403, 403],
  'POST /carts/merge': [401, 401, 400, 400, 403, 403, 403],
  'PATCH /carts/:id': [401, 401, 404, 404, 403, 403, 403],
  'DELETE /carts/:id': [401, 401, 404, 404, 403, 403, 403],
  'DELETE /:id': [401, 401, 404, 404, 403, 403, 403],
  'DELETE /carts': [401, 401, 200, 200, 403, 403, 403],

  'POST /reviews': [400, 401, 400, 400, 403, 403, 403],
  'GET /reviews': [400, 400, 400, 400, 400, 400, 400],
  'GET /reviews/admin': [401, 401, 403, 200, 200, 403, 403],
  'PATCH /reviews/:id': [401, 401, 403, 404, 404, 403, 403],

  'POST /orders': [400, 401, 400, 400, 403, 403, 403],
  'POST /orders/admin': [401, 401, 403, 400, 400, 400, 403],
  'POST /orders/track': [400, 400, 400, 400, 400, 400, 400],
  'POST /orders/answer': [400, 400, 400, 400, 400, 400, 400],
  'POST /orders/answer/open': [400, 400, 400, 400, 400, 400, 400],
  'GET /orders': [401, 401, 200, 200, 200, 200, 200],
  'GET /orders/last': [401, 401, 200, 200, 403, 403, 403],
  'GET /orders/userOrderHistory': [401, 401, 200, 200, 200, 200, 200],
  'GET /orders/all': [401, 401, 403, 200, 200, 200, 403],
  'GET /allOrders': [401, 401, 403, 200, 200, 200, 403],
  'GET /orderHistory': [401, 401, 403, 200, 200, 200, 403],
  'GET /orders/admin': [401, 401, 403, 400, 400, 400, 403],
  'GET /orders/admin/:id': [401, 401, 403, 404, 404, 404, 403],
  'PATCH /orders/admin/:id': [401, 401, 403, 404, 404, 404, 404],
  'POST /orders/admin/:id/payment': [401, 401, 403, 404, 404, 404, 403],
  'POST /orders/admin/:id/invoice': [401, 401, 403, 404, 404, 404, 403],
  'POST /orders/admin/:id/outcome': [401, 401, 403, 404, 404, 404, 403],
  'POST /orders/admin/:id/undo-sent': [401, 401, 403, 404, 404, 404, 404],
  'POST /orders/admin/:id/reopen': [401, 401, 403, 404, 404, 404, 403],
  'POST /orders/:id/cancel': [401, 401, 404, 404, 403, 403, 403],
  'DELETE /orders/admin/:id': [401, 401, 403, 404, 404, 404, 403],
  'PATCH /orders/admin/:id/corrections': [401, 401, 403, 404, 404, 404, 403],
  'POST /orders/admin/:id/amounts': [401, 401, 403, 404, 404, 404, 403],
  'POST /orders/admin/:id/split': [401, 401, 403, 404, 404, 404, 403],
  'POST /orders/admin/:id/join': [401, 401, 403, 404, 404, 404, 403],
  'GET /desk/calls': [401, 401, 403, 200, 200, 200, 403],
  'GET /desk/orders': [401, 401, 403, 400, 400, 400, 403],
  'POST /desk/number': [401, 401, 403, 400, 400, 400, 403],
  'POST /desk/advance/try': [401, 401, 403, 400, 400, 403, 403],
  'POST /desk/next': [401, 401, 403, 400, 400, 400, 403],
  'POST /desk/:id/claim': [401, 401, 403, 404, 404, 404, 403],
  'DELETE /desk/:id/claim': [401, 401, 403, 404, 404, 404, 403],
  'GET /desk/:id': [401, 401, 403, 404, 404, 404, 403],
  'POST /desk/:id/calls': [401, 401, 403, 404, 404, 404, 403],
  'GET /desk/:id/messages': [401, 401, 403, 404, 404, 404, 403],
  'POST /desk/:id/messages': [401, 401, 403, 404, 404, 404, 403],
  'POST /desk/:id/notes': [401, 401, 403, 404, 404, 404, 403],
  'POST /customers': [401, 401, 403, 400, 400, 400, 403],
  'POST /customers/marks': [401, 401, 403, 400, 400, 400, 403],
  'POST /customers/export': [401, 401, 403, 400, 400, 403, 403],
  'POST /customers/erase': [401, 401, 403, 400, 400, 403, 403],
  'GET /packing': [401, 401, 403, 200, 200, 200, 200],
  'GET /packing/orders': [401, 401, 403, 400, 400, 400, 400],
  'GET /packing/scan': [401, 401, 403, 400, 400, 400, 400],
  'POST /packing/slips': [401, 401, 403, 400, 400, 400, 400],
  'POST /orders/admin/:id/packed': [401, 401, 403, 404, 404, 404, 404],
  'POST /orders/admin/:id/returned': [401, 401, 403, 404, 404, 404, 404],
  'GET /couriers': [401, 401, 403, 200, 200, 200, 403],
  'POST /parcels/check': [401, 401, 403, 400, 400, 400, 403],
  'POST /couriers/scores': [401, 401, 403, 400, 400, 400, 403],
  'POST /parcels/file': [401, 401, 403, 400, 400, 400, 403],
  'POST /parcels': [401, 401, 403, 400, 400, 400, 403],
  'POST /orders/admin/:id/parcel': [401, 401, 403, 404, 404, 404, 403],
  'POST /orders/admin/:id/parcel/cancellation': [401, 401, 403, 404, 404, 404, 403],
  'POST /orders/admin/:id/rider': [401, 401, 403, 404, 404, 404, 404],
  'POST /orders/admin/:id/another-day': [401, 401, 403, 404, 404, 404, 403],
  'GET /riders': [401, 401, 403, 200, 200, 200, 200],
  'GET /riders/sheet': [401, 401, 403, 400, 400, 400, 400],
  'POST /riders/settlements': [401, 401, 403, 400, 400, 400, 403],
  'GET /riders/differences': [401, 401, 403, 200, 200, 200, 403],
  'POST /riders/settlements/:id/close': [401, 401, 403, 404, 404, 404, 403],
  'GET /notices': [401, 401, 403, 200, 200, 403, 403],
  'GET /notices/balance': [401, 401, 403, 200, 200, 403, 403],
  'GET /notices/texts': [401, 401, 403, 200, 200, 403, 403],
  'POST /notices/:id/again': [401, 401, 403, 404, 404, 403, 403],

  'POST /questions': [400, 400, 400, 400, 400, 400, 400],
  'POST /subscribers': [400, 400, 400, 400, 400, 400, 400],
  'GET /questions': [401, 401, 403, 200, 200, 200, 403],
  'GET /subscribers': [401, 401, 403, 200, 200, 403, 403],
  'GET /stats': [401, 401, 403, 200, 200, 200, 403],
  'GET /stats/areas': [401, 401, 403, 200, 200, 403, 403],
  'GET /stats/sales': [401, 401, 403, 200, 200, 403, 403],
  'GET /stats/revenue': [401, 401, 403, 200, 200, 403, 403],
  'GET /stats/revenue/orders': [401, 401, 403, 200, 200, 403, 403],
  'GET /stats/people': [401, 401, 403, 200, 200, 200, 200],
  'GET /settings': [200, 200, 200, 200, 200, 200, 200],
  'GET /settings/admin': [401, 401, 403, 200, 200, 200, 200],
  'GET /settings/file': [401, 401, 403, 200, 200, 403, 403],
  'POST /settings/file': [401, 401, 403, 400, 400, 403, 403],
  'POST /settings/logo': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/brand': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/contact': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/legal': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/delivery': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/categories': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/advance': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/stock': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/calls': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/riders': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/courierFile': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/cards': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/announcement': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/faq': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/banners': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/sections': [401, 401, 403, 400, 400, 403, 403],
  'PATCH /settings/notifications': [401, 401, 403, 400, 400, 403, 403],
  'GET /pages/:topic': [404, 404, 404, 404, 404, 404, 404],
  'GET /pages/admin/:topic': [401, 401, 403, 404, 404, 403, 403],
  'PATCH /pages/:topic': [401, 401, 403, 404, 404, 403, 403],
  'POST /pages/preview': [401, 401, 403, 400, 400, 403, 403],
  'GET /audit': [401, 401, 403, 200, 200, 403, 403],
};

/** Each endpoint of the contract with its expected statuses. */
export function accessMatrix(): [name: string, endpoint: Endpoint, statuses: Statuses][] {
  return contractEndpoints.map((endpoint) => [nameOf(endpoint), endpoint, statusesOf(callNameOf(endpoint))]);
}

function statusesOf(name: CallName): Statuses {
  const [guest, badToken, customer, promoted, admin, clerk, packer] = STATUSES[name];
  return { guest, badToken, customer, promoted, admin, clerk, packer };
}
