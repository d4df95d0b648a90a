import { type CallWithParameter, callNameOf } from '../src/contract/calls.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';

/** What the parameter of a path names. A `deletable` product is none that other calls are about. */
export type Resource =
  | 'product'
  | 'deletable'
  | 'line'
  | 'order'
  | 'notification'
  | 'user'
  | 'email'
  | 'review'
  | 'settlement'
  | 'payout'
  | 'parcel'
  | 'topic';

const PARAMETERS: Record<CallWithParameter, Resource> = {
  'GET /item/:id': 'product',
  'PATCH /item/:id': 'product',
  'PATCH /item/:id/stock': 'product',
  'GET /products/admin/:id': 'product',
  'DELETE /products/:id': 'deletable',
  'PATCH /carts/:id': 'line',
  'DELETE /carts/:id': 'line',
  'DELETE /:id': 'line',
  'POST /orders/:id/cancel': 'order',
  'GET /orders/admin/:id': 'order',
  'GET /orders/admin/:id/profit': 'order',
  'PATCH /orders/admin/:id': 'order',
  'DELETE /orders/admin/:id': 'order',
  'PATCH /orders/admin/:id/corrections': 'order',
  'POST /orders/admin/:id/amounts': 'order',
  'POST /orders/admin/:id/invoice': 'order',
  'POST /orders/admin/:id/join': 'order',
  'POST /orders/admin/:id/outcome': 'order',
  'POST /orders/admin/:id/packed': 'order',
  'POST /orders/admin/:id/returned': 'order',
  'POST /orders/admin/:id/counted': 'order',
  'POST /parcels/:invoice/decide': 'parcel',
  'GET /orders/admin/:id/parcels': 'order',
  'POST /orders/admin/:id/parcel/cancellation': 'order',
  'POST /orders/admin/:id/parcel/rescue': 'order',
  'POST /orders/admin/:id/parcel/compensation': 'order',
  'POST /orders/admin/:id/payment': 'order',
  'POST /orders/admin/:id/reopen': 'order',
  'POST /orders/admin/:id/split': 'order',
  'POST /orders/admin/:id/undo-sent': 'order',
  'POST /orders/admin/:id/rider': 'order',
  'POST /orders/admin/:id/another-day': 'order',
  'POST /riders/settlements/:id/close': 'settlement',
  'GET /settlements/:id': 'payout',
  'POST /settlements/:id/accept': 'payout',
  'DELETE /settlements/:id': 'payout',
  'PATCH /settlements/:id': 'payout',
  'PATCH /settlements/:id/rows/:row': 'payout',
  'GET /desk/:id': 'order',
  'POST /desk/:id/claim': 'order',
  'DELETE /desk/:id/claim': 'order',
  'POST /desk/:id/calls': 'order',
  'GET /desk/:id/messages': 'order',
  'POST /desk/:id/messages': 'order',
  'POST /desk/:id/notes': 'order',
  'POST /notices/:id/again': 'notification',
  'PATCH /users/admin/:id': 'user',
  'DELETE /users/admin/:id': 'user',
  'PATCH /users/role/:id': 'user',
  'GET /users/admin/:email': 'email',
  'PATCH /reviews/:id': 'review',
  'GET /pages/:topic': 'topic',
  'GET /pages/admin/:topic': 'topic',
  'PATCH /pages/:topic': 'topic',
};

/** What the path of an endpoint names; undefined for a path without a parameter. */
export function resourceOf(endpoint: Endpoint): Resource | undefined {
  const resources: Partial<Record<string, Resource>> = PARAMETERS;
  return resources[callNameOf(endpoint)];
}
