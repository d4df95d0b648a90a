import { randomInt } from 'node:crypto';
import { type Request, Router } from 'express';
import { type Account, type Accounts, findParcel, keepParcel, sumAs, wordAs } from './accounts.ts';
import {
  type Answer,
  answerBooking,
  answerCancellation,
  answerLookUp,
  type Cancelled,
  type StandIn,
  textIn,
  withAccount,
} from './answer-booking.ts';
import { CHARGES, collectedOf } from './parcel-money.ts';

const CITY = 14;
const ZONE = 161;

/** The calls of Carrybee's interface, of its version 2, that the shop uses. The key of an account is its client id. */
export const carrybee: StandIn = {
  router: openRouter,
  words: [
    'pending',
    'picked',
    'in-transit',
    'assigned-for-delivery',
    'delivery-on-hold',
    'delivered',
    'returned',
    'returned-to-merchant',
  ],
};

function openRouter(accounts: Accounts): Router {
  const router = Router();
  router.use(
    withAccount(accounts, (request) =>
      request.get('Client-Secret') && request.get('Client-Context') ? request.get('Client-ID') : undefined,
    ),
  );
  router.post('/api/v2/address-details', answerLookUp(tellZone));
  router.post('/api/v2/orders', answerBooking(accounts, book));
  router.post('/api/v2/orders/:wanted/cancel', answerCancellation(accounts, cancel));
  router.get('/api/v2/orders/:wanted/details', answerLookUp(tellDetails));
  return router;
}

const NOT_FOUND: Answer = { status: 404, body: { error: true, message: 'order not found' } };

/** It knows no zone of an address that ends in `Nowhere`. */
function tellZone(_account: Account, { body }: Request): Answer {
  const query = textIn(body ?? {}, 'query');
  if (query.length < 10) return invalid({ query: 'min' });
  const data = query.endsWith('Nowhere') ? { city_id: null, zone_id: null } : { city_id: CITY, zone_id: ZONE };
  return { status: 200, body: { error: false, message: 'Address details', data } };
}

/** Carrybee does not say that it looks whether an invoice was booked before. */
function book(account: Account, body: Record<string, unknown>): Answer {
  const [name, phone, address] = ['recipient_name', 'recipient_phone', 'recipient_address'].map((field) =>
    textIn(body, field),
  ) as [string, string, string]; // one for each field
  const sum = Number(body.collectable_amount);
  const weight = Number(body.item_weight);
  const quantity = Number(body.item_quantity ?? 1);
  const rules: Record<string, [isKept: boolean, rule: string]> = {
    merchant_order_id: [textIn(body, 'merchant_order_id').length <= 50, 'max'],
    product_description: [textIn(body, 'product_description').length <= 256, 'max'],
    item_quantity: [Number.isInteger(quantity) && quantity >= 1 && quantity <= 200, 'max'],
    store_id: [typeof body.store_id === 'string' && body.store_id !== '', 'required'],
    city_id: [body.city_id === CITY, 'exists'],
    zone_id: [body.zone_id === ZONE, 'exists'],
    delivery_type: [[1, 2].includes(Number(body.delivery_type)), 'in'],
    product_type: [[1, 2, 3].includes(Number(body.product_type)), 'in'],
    recipient_name: [name.length >= 2 && name.length <= 99, 'max'],
    recipient_phone: [/^01[3-9]\d{8}$/.test(phone), 'phone'],
    recipient_address: [address.length >= 10 && address.length <= 200, 'max'],
    item_weight: [Number.isInteger(weight) && weight >= 1 && weight <= 25_000, 'integer'],
    collectable_amount: [Number.isInteger(sum) && sum >= 0 && sum <= 100_000, 'max'],
  };
  const broken = Object.entries(rules).flatMap(([field, [isKept, rule]]) => (isKept ? [] : [[field, rule]]));
  if (broken.length > 0) return invalid(Object.fromEntries(broken));
  const invoice = textIn(body, 'merchant_order_id');
  const consignmentId = `FX${randomInt(1_000_000_000, 9_999_999_999)}`;
  keepParcel(account, {
    courier: 'carrybee',
    consignmentId,
    invoice,
    name,
    phone,
    address,
    sum,
    grams: weight,
    word: 'pending',
  });
  const order = {
    consignment_id: consignmentId,
    store_id: body.store_id,
    merchant_order_id: invoice,
    collectable_amount: String(sum),
    cod_fee: sum / 100,
    delivery_fee: String(CHARGES.carrybee),
  };
  return { status: 201, body: { error: false, message: 'Order Created Successfully', data: { order } } };
}

function invalid(rules: Record<string, string>): Answer {
  const causes = Object.fromEntries(Object.entries(rules).map(([field, type]) => [field, [{ type }]]));
  return { status: 422, body: { error: true, message: 'Validation error', causes } };
}

function cancel(account: Account, { params, body }: Request): Cancelled {
  const found = findParcel(account, 'carrybee', ({ consignmentId }) => consignmentId === params.wanted);
  if (!found) return NOT_FOUND;
  if (!body?.cancellation_reason) return invalid({ cancellation_reason: 'required' });
  if (found.word === 'delivered') return { status: 400, body: { error: true, message: 'The parcel is delivered.' } };
  if (found.word === 'pickup-cancelled')
    return { status: 400, body: { error: true, message: 'The order is already cancelled.' } };
  const answer = { error: false, message: 'Order cancelled successfully' };
  return { status: 200, body: answer, moved: [found, 'pickup-cancelled'] };
}

function tellDetails(account: Account, { params }: Request): Answer {
  const found = findParcel(account, 'carrybee', ({ invoice, consignmentId }) =>
    [invoice, consignmentId].includes(String(params.wanted)),
  );
  if (!found) return NOT_FOUND;
  const data = {
    transfer_status: wordAs(account.switches, found.word),
    consignment_id: found.consignmentId,
    merchant_order_id: found.invoice,
    collectable_amount: sumAs(account.switches, found.sum),
    collected_amount: sumAs(account.switches, collectedOf(found)),
    delivery_fee: sumAs(account.switches, CHARGES.carrybee),
    updated_at: new Date(found.way.at(-1)?.at ?? found.at).toISOString(),
  };
  return { status: 200, body: { error: false, message: 'Order details', data } };
}
