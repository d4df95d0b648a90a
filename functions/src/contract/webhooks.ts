import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalText, text } from './fields.ts';

// What couriers tell the shop by calls of their own. Each speaks as its interface says, and leaves out what it likes.

/** Characters of what a courier says for people: the rest is cut. */
const SAID_MAXIMUM = 2_000;

const said = z.optional(z.nullable(z.string().check(z.maxLength(SAID_MAXIMUM, 'is too long'))));
const idOrNumber = z.optional(z.nullable(z.union([z.string(), z.number()])));
const taka = z.optional(z.nullable(z.union([z.string(), z.number()])));

export const SteadfastNews = z.object({
  notification_type: said,
  consignment_id: idOrNumber,
  invoice: idOrNumber,
  cod_amount: taka,
  status: said,
  delivery_charge: taka,
  tracking_message: said,
  updated_at: said,
});

export const PathaoNews = z.object({
  event: text(1, 100),
  consignment_id: idOrNumber,
  merchant_order_id: idOrNumber,
  timestamp: said,
  updated_at: said,
  delivery_fee: taka,
  collected_amount: taka,
  reason: said,
  return_type: said,
  /** Of `order.paid`: Pathao's own id of the payout. */
  invoice_id: idOrNumber,
});

export const RedxNews = z.object({
  tracking_number: idOrNumber,
  invoice_number: idOrNumber,
  timestamp: said,
  status: text(1, 100),
  message_en: said,
  message_bn: said,
});

export const CarrybeeNews = z.object({
  event: text(1, 100),
  consignment_id: idOrNumber,
  merchant_order_id: idOrNumber,
  timestamptz: said,
  delivery_fee: taka,
  collected_amount: taka,
  reason: said,
  /** Of `order.paid`: Carrybee's own id of the payout. */
  invoice_id: idOrNumber,
});

/** Whether the shop has such a parcel, and now knows what was said of it. */
const reply = z.object({ kept: z.boolean() });

const KEPT =
  'The same may be told again, and in any order. What cannot be kept now is answered with 503, so that the courier repeats it; of a parcel that the shop does not have, nothing is kept.';

export const steadfastWebhook = endpoint({
  method: 'POST',
  path: '/couriers/steadfast/events',
  access: 'courier',
  summary: 'Hear from Steadfast what became of a parcel',
  description: `With the bearer token that is set in its panel; a signature of the body in \`X-Signature\` has to be right. ${KEPT}`,
  signedBody: SteadfastNews,
  reply,
});

export const pathaoWebhook = endpoint({
  method: 'POST',
  path: '/couriers/pathao/events',
  access: 'courier',
  summary: 'Hear from Pathao what became of a parcel',
  description: `With the secret in \`X-PATHAO-Signature\`. How a parcel has ended is kept once Pathao says the same when it is asked. ${KEPT}`,
  signedBody: PathaoNews,
  replyStatus: 202,
  reply,
});

export const redxWebhook = endpoint({
  method: 'POST',
  path: '/couriers/redx/events',
  access: 'courier',
  summary: 'Hear from RedX what became of a parcel',
  description: `With the secret as \`token\` in the address. ${KEPT}`,
  query: z.object({ token: optionalText(200) }),
  signedBody: RedxNews,
  reply,
});

export const carrybeeWebhook = endpoint({
  method: 'POST',
  path: '/couriers/carrybee/events',
  access: 'courier',
  summary: 'Hear from Carrybee what became of a parcel',
  description: `With the secret in \`X-Carrybee-Webhook-Signature\`. How a parcel has ended is kept once Carrybee says the same when it is asked. ${KEPT}`,
  signedBody: CarrybeeNews,
  replyStatus: 202,
  reply,
});
