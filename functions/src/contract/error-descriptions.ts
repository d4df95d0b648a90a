import type { ErrorCode } from '../domain/error-codes.ts';

/** When a call is rejected with each code, in Markdown. */
export const ERROR_DESCRIPTIONS: Record<ErrorCode, string> = {
  'bad-input': 'A field, a parameter or a header is wrong: `errors` names which and why',
  'unknown-products': 'A featured list names what is no product, or no longer: `errors` names the places in the list',
  'not-signed-in': 'The call needs a token and has none',
  'token-refused': 'The token is not valid, or no longer, or its account is closed: get another one, once',
  'id-token-needed': "`POST /jwt` wants the identity provider's ID token, not the one that it hands out itself",
  'app-not-proved': 'The shop demands App Check, and the call has no token of it, or a bad one',
  'not-permitted': 'The caller has no role that may do this, or not any more',
  'not-for-staff': 'Who works for the shop has no cart and orders nothing',
  'not-yours': 'The e-mail that was sent is not that of the token',
  'sent-by-another': 'Somebody else has handed the order over, and the caller may take back only what they did',
  'not-found': "No such product, order, user or cart line, or none of the caller's",
  'no-such-address': 'No call has this method and path',
  'too-slow': 'The body has not arrived in time, so the connection is closed and nothing was changed: send it again',
  'price-changed': "The order's total is another at today's prices: `lines` and `totalPrice` tell them",
  'products-gone': '`missing` of the ordered products are gone: `lines` and `totalPrice` are without them',
  'out-of-stock':
    'There are fewer than ordered: `short` names the products, and whether any is left. Nothing was ordered',
  'key-used-for-another-order':
    'The `Idempotency-Key` has placed an order with other content: to a customer, `insertedId` names it',
  'order-closed': 'The order is delivered or cancelled, and history is final',
  'order-cancelled': 'The order is cancelled: no money is to be received for it, and nothing to be packed',
  'order-still-active': 'The order is not closed yet, so its leaving the active list cannot be confirmed',
  'order-sent-out': 'The order is out for delivery: it is not called for, and not corrected any more',
  'order-paid': 'The money for the order was received, so what it costs stays: take the payment back first',
  'payment-recorded': 'Another sum is recorded for the order than `sumSeen`: read it anew, and correct what is there',
  'sum-changed': 'Another sum is to be collected now than `toCollect`. Nothing was changed: read the order anew',
  'beyond-worth':
    'What is taken off, or a received sum, is more than 1,000 taka above what the order costs with its delivery',
  'order-booked':
    'A courier has the parcel of the order, or may have it: its name, number, address and sum stay until the parcel is noted as cancelled',
  'parcel-changed':
    'The order has another parcel, or one in another state, than the caller has seen: read the order anew',
  'rescue-over':
    'Nobody is to do anything about the failed delivery any more: somebody has, whose `act` it is, or the parcel has moved on',
  'compensation-closed':
    'Somebody has noted what the courier has paid for the parcel, or that it pays nothing more: `compensation` says who',
  'order-confirmed': 'The shop has confirmed the order, or its money has come, so only the shop cancels it',
  'already-answered': 'The link has taken another answer before',
  'closed-too-long': 'The order was closed more than a day ago, so it is not opened again',
  'called-meanwhile': 'Somebody else has changed the order at the desk since `revision`: read it anew',
  claimed:
    'Somebody else, the `holder`, works on the order, or is busy with its buyer by the order `number`: take it over first, or call about another',
  'already-packed': 'Somebody has packed the order already: `packed` says who, and when',
  'slips-printed': 'Some of these slips were printed before: `printed` says which, by whom and when. Nothing was noted',
  'order-not-sent': 'The order is in the shop still: no parcel of it can have come back',
  'parcel-incomplete':
    'What came back is not all of the order, so somebody who may record what was collected closes it',
  'counted-meanwhile':
    'More of what came back of the order has been counted already, or less of its money is kept. Nothing was changed: read the order anew',
  'lines-changed': 'The order has other products, or other quantities, than those that were packed: read it anew',
  'no-such-rider': 'The settings name no rider of this name, or not any more',
  'not-with-rider': 'No rider has the order out: it is in the shop, or closed',
  'rider-busy': 'A rider is to be removed who still has orders out, or money that is not settled: `riders` names them',
  'sheet-settled': 'Somebody has settled these orders meanwhile: `settlement` is what they recorded',
  'sheet-changed': 'The orders of the sheet, or what they bring, are others now. Nothing was recorded: read it anew',
  'difference-closed':
    'Somebody has closed the difference with another reason: `settlement`, or `payout`, says who, and why',
  'difference-passed':
    'The row was compared anew, and what was to be closed is over: `payout` says how it is now. Accept it, or close what is wrong instead',
  'payout-differs': 'This payment of the courier is kept with other rows: `payout` has them',
  'payout-kept': 'The same rows are kept with another day, or another total: `payout` has them',
  'payout-used':
    'Rows of this payout are accepted, or their money is the courier’s, or what it lacks was written off: it stays',
  'total-unclear':
    'The payment comes to another sum than its rows: nothing of it is recorded until somebody has closed that finding, which stands in its last part',
  'no-line-left': 'An order keeps at least one line: cancel it instead',
  'not-joinable':
    'The two are not orders of one mobile number, one of them is packed, a product has another price in each, or one order cannot hold both',
  'order-joined': 'The order was joined to another, which has its products now, so it is not opened again',
  'order-erased': 'The mobile number of the order was erased, and with it what was known of its buyer: it stays closed',
  'not-delivered':
    'The order is not delivered yet, so nobody can review what is in it, and nothing of it can come back afterwards',
  'cart-full': 'The cart holds as many products as it may',
  'changed-meanwhile':
    'What `If-Match`, `version` or `revision` names is not the current version, or the `Idempotency-Key` has added another product: `item`, `list`, `review` or `settings` is what it has become',
  'article-taken': 'Another product, the `item`, has this article number. Nothing was changed',
  'category-in-use':
    'A category is to be removed that products are in: `inUse` says how many. Put them into others first',
  'address-not-verified': 'Who has not proved their e-mail address gets no role of the staff',
  'last-admin': 'The last admin stays one',
  'own-role': 'Nobody takes back their own role',
  'role-of-admin': 'The role of an admin is given and taken back by calls of its own: `/users/admin/{id}`',
  'too-large': 'The body or the photo has too many bytes',
  'too-many-pixels': 'The photo is of too many pixels, whatever it weighs',
  'wrong-type': 'The body, or the file in it, is of another type than the call takes',
  'too-many': 'One client has used more than its share: `Retry-After` says in how many seconds it may go on',
  'internal-error': 'Our fault; the log has it',
  'image-host-failed': 'The image host did not take the photo',
  busy: 'The database could not do it in time, or too many whole lists are being sent. `Retry-After` says in how many seconds to try again; whether something was changed is not known, so repeat an order with its `Idempotency-Key`',
  'not-ready':
    '`GET /health`: the database does not answer, or holds nothing to sell; with `Retry-After` too. Where it is 200 it tells how fast the database was and which catalogue is sold',
  'image-host-slow': 'The image host did not answer in time',
};
