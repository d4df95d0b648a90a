import { randomInt } from 'node:crypto';
import { type Request, Router } from 'express';
import { type Account, type Accounts, findParcel, keepParcel, randomLetters, sumAs, wordAs } from './accounts.ts';
import {
  type Answer,
  answerBooking,
  answerCancellation,
  answerLookUp,
  type Cancelled,
  errorsIn,
  type StandIn,
  textIn,
  withAccount,
} from './answer-booking.ts';
import { CHARGES } from './parcel-money.ts';

/** Areas by the districts that RedX names them with; any other district has one area of its own name. */
const AREAS: Record<string, { id: number; name: string }[]> = {
  Dhaka: [
    { id: 1, name: 'Dhanmondi' },
    { id: 2, name: 'Mirpur' },
  ],
};

/** The calls of RedX's interface that the shop uses. The key of an account is its token. */
export const redx: StandIn = {
  router: openRouter,
  words: [
    'pickup-pending',
    'ready-for-delivery',
    'delivery-in-progress',
    'agent-hold',
    'delivered',
    'agent-returning',
    'returned',
  ],
};

function openRouter(accounts: Accounts): Router {
  const router = Router();
  router.use(withAccount(accounts, (request) => request.get('API-ACCESS-TOKEN')?.replace('Bearer ', '')));
  router.post('/parcel', answerBooking(accounts, book));
  router.get('/parcel/info/:wanted', answerLookUp(tellInfo));
  router.patch('/parcels', answerCancellation(accounts, cancel));
  router.get(
    '/areas',
    answerLookUp((_account, { query }) => ({ status: 200, body: { areas: areasOf(String(query.district_name)) } })),
  );
  return router;
}

function areasOf(district: string) {
  const areas = AREAS[district] ?? [{ id: 1_000 + district.length, name: district }];
  return areas.map((area) => ({ ...area, post_code: 1_000 + area.id, division_name: district, zone_id: 1 }));
}

/** RedX does not look whether an invoice was booked before. */
function book(account: Account, body: Record<string, unknown>): Answer {
  const [name, phone, address] = ['customer_name', 'customer_phone', 'customer_address'].map((field) =>
    textIn(body, field),
  ) as [string, string, string]; // one for each field
  const collected = body.cash_collection_amount;
  const errors = errorsIn({
    customer_name: name !== '',
    customer_phone: /^01[3-9]\d{8}$/.test(phone),
    delivery_area: textIn(body, 'delivery_area') !== '',
    delivery_area_id: Number.isInteger(body.delivery_area_id),
    customer_address: address !== '',
    cash_collection_amount: typeof collected === 'string' && /^\d+$/.test(collected),
    parcel_weight: Number(body.parcel_weight) > 0,
    value: Number(body.value) >= 0,
  });
  if (errors)
    return { status: 400, body: { message: 'Validation failed', validation_errors: Object.values(errors).flat() } };
  const invoice = textIn(body, 'merchant_invoice_id');
  const word = 'pickup-pending';
  const kept = keepParcel(account, {
    courier: 'redx',
    consignmentId: `26A${randomInt(100, 999)}${randomLetters(7)}`,
    invoice,
    name,
    phone,
    address,
    sum: Number(collected),
    grams: Number(body.parcel_weight),
    word,
  });
  return { status: 201, body: { tracking_id: kept.consignmentId } };
}

function tellInfo(account: Account, { params }: Request): Answer {
  const found = findParcel(account, 'redx', ({ consignmentId }) => consignmentId === params.wanted);
  if (!found) return { status: 404, body: { message: 'Parcel not found' } };
  const parcel = {
    tracking_id: found.consignmentId,
    status: wordAs(account.switches, found.word),
    charge: sumAs(account.switches, CHARGES.redx),
    cash_collection_amount: sumAs(account.switches, found.sum),
    merchant_invoice_id: found.invoice,
  };
  return { status: 200, body: { parcel } };
}

/** Accepted is not done: the word may come later. */
function cancel(account: Account, { body }: Request): Cancelled {
  const found = findParcel(account, 'redx', ({ consignmentId }) => consignmentId === body?.entity_id);
  const { property_name: property, new_value: value, reason } = body?.update_details ?? {};
  if (!found || property !== 'status' || value !== 'cancelled' || !reason)
    return { status: 400, body: { success: false, message: 'The parcel cannot be updated.' } };
  if (found.word === 'delivered') return { status: 400, body: { success: false, message: 'The parcel is delivered.' } };
  if (found.word === 'cancelled')
    return { status: 400, body: { success: false, message: 'The parcel is already cancelled.' } };
  return { status: 200, body: { success: true }, moved: [found, 'cancelled'] };
}
