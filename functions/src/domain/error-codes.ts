/**
 * Why a call is rejected, and the HTTP status of each reason. Pages and other programs act on the code, so its name and
 * meaning never change; `contract/error-descriptions.ts` explains each.
 */
export const STATUS_OF_CODE = {
  'bad-input': 400,
  'unknown-products': 400,
  'not-signed-in': 401,
  'token-refused': 401,
  'id-token-needed': 401,
  'app-not-proved': 403,
  'not-permitted': 403,
  'not-for-staff': 403,
  'not-yours': 403,
  'sent-by-another': 403,
  'not-found': 404,
  'no-such-address': 404,
  'too-slow': 408,
  'price-changed': 409,
  'products-gone': 409,
  'out-of-stock': 409,
  'key-used-for-another-order': 409,
  'order-closed': 409,
  'order-cancelled': 409,
  'order-still-active': 409,
  'order-sent-out': 409,
  'order-paid': 409,
  'payment-recorded': 409,
  'sum-changed': 409,
  'beyond-worth': 409,
  'order-booked': 409,
  'parcel-changed': 409,
  'rescue-over': 409,
  'compensation-closed': 409,
  'order-confirmed': 409,
  'already-answered': 409,
  'closed-too-long': 409,
  'called-meanwhile': 409,
  claimed: 409,
  'already-packed': 409,
  'slips-printed': 409,
  'order-not-sent': 409,
  'parcel-incomplete': 409,
  'counted-meanwhile': 409,
  'lines-changed': 409,
  'no-such-rider': 409,
  'not-with-rider': 409,
  'rider-busy': 409,
  'sheet-settled': 409,
  'sheet-changed': 409,
  'difference-closed': 409,
  'difference-passed': 409,
  'payout-differs': 409,
  'payout-kept': 409,
  'payout-used': 409,
  'total-unclear': 409,
  'no-line-left': 409,
  'not-joinable': 409,
  'order-joined': 409,
  'order-erased': 409,
  'not-delivered': 409,
  'cart-full': 409,
  'changed-meanwhile': 409,
  'article-taken': 409,
  'category-in-use': 409,
  'address-not-verified': 409,
  'last-admin': 409,
  'own-role': 409,
  'role-of-admin': 409,
  'too-large': 413,
  'too-many-pixels': 413,
  'wrong-type': 415,
  'too-many': 429,
  'internal-error': 500,
  'image-host-failed': 502,
  busy: 503,
  'not-ready': 503,
  'image-host-slow': 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof STATUS_OF_CODE;

/** The codes that go with a status. */
export type CodeOf<Status extends number> = {
  [Code in ErrorCode]: (typeof STATUS_OF_CODE)[Code] extends Status ? Code : never;
}[ErrorCode];

export const ERROR_CODES = Object.keys(STATUS_OF_CODE) as ErrorCode[]; // a cast: Object.keys returns strings

/** Errors that only the user can correct; the other codes are failures that may be temporary. */
export type PermanentErrorCode = Exclude<ErrorCode, CodeOf<408 | 429 | 500 | 502 | 503 | 504> | 'app-not-proved'>;
