import type { EndpointRow } from '../../contract/endpoint.ts';
import { nameOf } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../domain/error-codes.ts';

/** Codes of single rows, beside those that follow from a row's shape. */
const OWN_CODES: Record<string, ErrorCode[]> = {
  'POST /carts': ['not-found', 'cart-full'],
  'POST /orders': ['price-changed', 'products-gone', 'key-used-for-another-order'],
  'POST /orders/track': ['not-found'],
  'PATCH /orders/admin/:id': ['order-closed'],
  'POST /orders/admin/:id/payment': ['order-cancelled'],
  'DELETE /orders/admin/:id': ['order-still-active'],
  'PATCH /item/:id': ['changed-meanwhile'],
  'DELETE /products/:id': ['changed-meanwhile'],
  'POST /bestProducts': ['unknown-products', 'changed-meanwhile'],
  'POST /topProducts': ['unknown-products', 'changed-meanwhile'],
  'POST /popularProducts': ['unknown-products', 'changed-meanwhile'],
  'GET /users/admin/:email': ['admins-only'],
  'PATCH /users/admin/:id': ['address-not-verified'],
  'DELETE /users/admin/:id': ['own-role', 'last-admin'],
  'POST /images': ['bad-input', 'wrong-type', 'too-large', 'too-many-pixels'],
};

/** The codes with which a row may refuse a caller who has access. */
export function codesOf(row: EndpointRow): ErrorCode[] {
  return [
    ...(row.access === 'anyone' ? [] : (['not-yours'] as const)),
    ...(row.query || row.body ? (['bad-input'] as const) : []),
    ...(row.body ? (['too-large', 'wrong-type'] as const) : []),
    ...(row.path.includes(':') ? (['not-found', 'no-such-address'] as const) : []),
    ...(OWN_CODES[nameOf(row)] ?? []),
  ];
}
