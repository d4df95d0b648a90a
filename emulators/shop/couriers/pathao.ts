import { randomInt } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { type Account, type Accounts, findParcel, keepParcel, randomLetters, sumAs, wordAs } from './accounts.ts';
import {
  type Answer,
  answerBooking,
  answerLookUp,
  errorsIn,
  type StandIn,
  textIn,
  withAccount,
} from './answer-booking.ts';
import { CHARGES } from './parcel-money.ts';
import { ownWord } from './pathao-returns.ts';

const TOKEN_SECONDS = 432_000;

/** The calls of Pathao's interface that the shop uses. The key of an account is its client id. */
export const pathao: StandIn = {
  router: openRouter,
  words: ['pending', 'picked', 'in-transit', 'assigned-for-delivery', 'on-hold', 'delivered', 'returned', 'paid'],
};

function openRouter(accounts: Accounts): Router {
  const router = Router();
  const signIn = withAccount(accounts, ({ body }) =>
    body?.client_secret && body?.password ? body.client_id : undefined,
  );
  router.post('/aladdin/api/v1/issue-token', signIn, (request, response) => giveToken(accounts, request, response));
  router.use(withAccount(accounts, (request) => keyInToken(accounts, request)));
  router.post('/aladdin/api/v1/orders', answerBooking(accounts, book));
  router.get('/aladdin/api/v1/orders/:wanted/info', answerLookUp(tellInfo));
  return router;
}

function giveToken(accounts: Accounts, { body }: Request, response: Response): void {
  const account = accounts.get(body.client_id);
  account.signIns = (account.signIns ?? 0) + 1;
  accounts.save();
  const token = `token-${account.signIns}-of-${body.client_id}`;
  response.json({
    access_token: token,
    refresh_token: `${token}-again`,
    expires_in: TOKEN_SECONDS,
    token_type: 'Bearer',
  });
}

/** Undefined for a token that is none, or was revoked. */
function keyInToken(accounts: Accounts, request: Request): string | undefined {
  const [, number, key] = request.get('Authorization')?.match(/^Bearer token-(\d+)-of-(.+)$/) ?? [];
  return key !== undefined && Number(number) > accounts.get(key).switches.revokedTokens ? key : undefined;
}

/** Pathao does not look whether an invoice was booked before. */
function book(account: Account, body: Record<string, unknown>): Answer {
  const [name, phone, address] = ['recipient_name', 'recipient_phone', 'recipient_address'].map((field) =>
    textIn(body, field),
  ) as [string, string, string]; // one for each field
  const sum = Number(body.amount_to_collect);
  const weight = Number(body.item_weight);
  const errors = errorsIn({
    store_id: textIn(body, 'store_id') !== '',
    recipient_name: name.length >= 3 && name.length <= 100,
    recipient_phone: /^01[3-9]\d{8}$/.test(phone),
    recipient_address: address.length >= 10 && address.length <= 220,
    delivery_type: [12, 48].includes(Number(body.delivery_type)),
    item_type: [1, 2].includes(Number(body.item_type)),
    item_quantity: Number(body.item_quantity) >= 1,
    item_weight: weight >= 0.5 && weight <= 10,
    amount_to_collect: Number.isInteger(sum) && sum >= 0,
    // Found from the address: null is refused.
    recipient_city: body.recipient_city !== null,
  });
  if (errors)
    return { status: 422, body: { message: 'Please fix the given errors', type: 'error', code: 422, errors } };
  const invoice = textIn(body, 'merchant_order_id');
  const kept = keepParcel(account, {
    courier: 'pathao',
    consignmentId: `DL${randomInt(100_000, 999_999)}${randomLetters(6)}`,
    invoice,
    name,
    phone,
    address,
    sum,
    grams: weight * 1_000,
    word: 'pending',
  });
  const data = {
    consignment_id: kept.consignmentId,
    merchant_order_id: invoice,
    order_status: wordAs(account.switches, kept.word),
    delivery_fee: sumAs(account.switches, CHARGES.pathao),
  };
  return { status: 200, body: { message: 'Order Created Successfully', type: 'success', code: 200, data } };
}

function tellInfo(account: Account, { params }: Request): Answer {
  const found = findParcel(account, 'pathao', ({ consignmentId }) => consignmentId === params.wanted);
  if (!found) return { status: 404, body: { message: 'Order not found', type: 'error', code: 404 } };
  const updated = new Date(found.way.at(-1)?.at ?? found.at).toISOString();
  const word = wordAs(account.switches, ownWord(found));
  const data = {
    consignment_id: found.consignmentId,
    order_status: word,
    order_status_slug: word,
    updated_at: updated,
  };
  return { status: 200, body: { message: 'Order info', type: 'success', code: 200, data } };
}
