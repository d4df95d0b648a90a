import { randomInt } from 'node:crypto';
import { type Request, Router } from 'express';
import { type Account, type Accounts, findParcel, type KeptParcel, keepParcel, sumAs, wordAs } from './accounts.ts';
import {
  type Answer,
  answerBooking,
  answerCancellation,
  answerLookUp,
  errorsIn,
  type StandIn,
  textIn,
  withAccount,
} from './answer-booking.ts';
import { endOf, tellPayment, tellPayments } from './steadfast-payments.ts';
import { answerPickUp } from './steadfast-pick-ups.ts';

/** The calls of Steadfast's interface that the shop uses, as its guide describes them. */
export const steadfast: StandIn = {
  router: openRouter,
  words: ['in_review', 'pending', 'hold', 'delivered', 'partial_delivered', 'cancelled', 'exceptional'],
};

function openRouter(accounts: Accounts): Router {
  const router = Router();
  router.use(withAccount(accounts, (request) => (request.get('Secret-Key') ? request.get('Api-Key') : undefined)));
  router.post('/create_order', answerBooking(accounts, book));
  router.get(
    '/get_balance',
    answerLookUp(({ switches }) => ({ status: 200, body: { status: 200, current_balance: sumAs(switches, 0) } })),
  );
  router.get(
    ['/status_by_invoice/:wanted', '/status_by_cid/:wanted', '/status_by_trackingcode/:wanted'],
    answerLookUp(tellStatus),
  );
  router.post('/create_return_request', answerCancellation(accounts, askBack));
  router.post('/create_pickup_request', answerPickUp(accounts));
  router.get('/fraud_check/score/:phone', answerLookUp(tellScore));
  router.get('/status_with_return_status_by_cid/:wanted', answerLookUp(tellReturn));
  router.get('/trackings_by_invoice/:wanted', answerLookUp(tellTrackings));
  router.get('/payments', answerLookUp(tellPayments));
  router.get(
    '/payments/:id',
    answerLookUp((account, { params }) => tellPayment(account, String(params.id))),
  );
  return router;
}

const NOT_FOUND: Answer = { status: 404, body: { status: 404, message: 'Consignment not found.' } };

function book(account: Account, body: Record<string, unknown>): Answer {
  const invoice = textIn(body, 'invoice');
  const phone = textIn(body, 'recipient_phone');
  const sum = Number(body.cod_amount);
  const errors = errorsIn({
    invoice: /^[\w-]{1,100}$/.test(invoice),
    recipient_name: textIn(body, 'recipient_name') !== '',
    recipient_phone: /^01\d{9}$/.test(phone),
    recipient_address: textIn(body, 'recipient_address') !== '',
    cod_amount: Number.isInteger(sum) && sum >= 0 && sum <= 1_000_000,
  });
  if (errors) return { status: 422, body: { message: 'The given data was invalid.', errors } };
  const { repeatedInvoice } = account.switches;
  const isRepeated = account.parcels.some((parcel) => parcel.courier === 'steadfast' && parcel.invoice === invoice);
  if (isRepeated && repeatedInvoice !== 'bookedTwice') {
    const rejection = {
      message: 'The given data was invalid.',
      errors: { invoice: ['The invoice has already been taken.'] },
    };
    return repeatedInvoice === 'refused'
      ? { status: 422, body: rejection }
      : { status: 200, body: { status: 400, ...rejection } };
  }
  const address = cut(textIn(body, 'recipient_address'), 490);
  const name = cut(textIn(body, 'recipient_name'), 100);
  const kept = keepParcel(account, {
    courier: 'steadfast',
    consignmentId: String(randomInt(100_000_000, 999_999_999)),
    invoice,
    name,
    phone,
    address,
    sum,
    word: 'in_review',
  });
  return {
    status: 200,
    body: { status: 200, message: 'Consignment has been created successfully.', consignment: shown(account, kept) },
  };
}

/** As Steadfast shortens silently what it is sent. */
function cut(text: string, characters: number): string {
  return text.replaceAll(/[{};<>]/g, ' ').slice(0, characters);
}

function shown({ switches }: Account, parcel: KeptParcel) {
  return {
    consignment_id: Number(parcel.consignmentId),
    invoice: parcel.invoice,
    tracking_code: parcel.trackingCode,
    tracking_link: `https://steadfast.com.bd/t/${parcel.trackingCode}`,
    recipient_name: parcel.name,
    recipient_phone: parcel.phone,
    recipient_address: parcel.address,
    cod_amount: sumAs(switches, parcel.sum),
    status: wordAs(switches, parcel.word),
  };
}

function wantedIn(account: Account, { params }: Request): KeptParcel | undefined {
  const { wanted } = params;
  return findParcel(account, 'steadfast', ({ invoice, consignmentId, trackingCode }) =>
    [invoice, consignmentId, trackingCode].includes(String(wanted)),
  );
}

function tellStatus(account: Account, request: Request): Answer {
  const found = wantedIn(account, request);
  if (!found) return NOT_FOUND;
  const isKept = found.told && Date.now() - found.told.at < account.switches.sameWordMs;
  // How far a return has come is told by another call.
  if (!isKept) found.told = { word: endOf(found.word), at: Date.now() };
  return statusAnswer(account, found.told?.word ?? found.word);
}

function tellReturn(account: Account, request: Request): Answer {
  const found = wantedIn(account, request);
  return found ? statusAnswer(account, found.word) : NOT_FOUND;
}

function statusAnswer({ switches }: Account, word: string): Answer {
  return { status: 200, body: { status: 200, delivery_status: wordAs(switches, word) } };
}

function tellTrackings(account: Account, request: Request): Answer {
  const found = wantedIn(account, request);
  if (!found) return NOT_FOUND;
  const isTracked = found.at <= Date.now() - account.switches.untrackedMs;
  const { pickUps } = account.switches;
  const way = isTracked && pickUps !== 'untold' ? found.way : [];
  const tracking = way.flatMap(({ word, at }, place) => {
    const texts = place === 1 && pickUps === 'shown' ? ['Picked up from the merchant.'] : [];
    return [...texts, wordAs(account.switches, word)].map((text) => ({
      consignment_id: Number(found.consignmentId),
      tracking_type: 1,
      text,
      created_at: new Date(at).toISOString(),
    }));
  });
  return { status: 200, body: { status: 200, tracking } };
}

/** The word stays as it is until a rider has the parcel for its way back. */
function askBack(account: Account, { body }: Request): Answer {
  const found = findParcel(account, 'steadfast', ({ consignmentId }) => consignmentId === String(body?.consignment_id));
  if (!found) return NOT_FOUND;
  if (found.word === 'delivered') return { status: 422, body: { message: 'The consignment is already delivered.' } };
  if (found.isAskedBack) return { status: 422, body: { message: 'A return request of this consignment is open.' } };
  found.isAskedBack = true;
  return { status: 201, body: { status: 201, message: 'Return request has been created.' } };
}

/** Ratios are null where it has had no parcels of the number. */
function tellScore(account: Account, { params }: Request): Answer {
  const { scores } = account.switches;
  account.scores = (account.scores ?? 0) + 1;
  if (scores === 'overQuota') return { status: 429, body: { status: 429, message: 'Too many checks today.' } };
  const isKnown = scores === 'told';
  const body = {
    status: 200,
    phone: params.phone,
    delivery_ratio: isKnown ? 83 : null,
    cancellation_ratio: isKnown ? 10 : null,
    return_ratio: isKnown ? 6 : null,
    volume_band: isKnown ? 'medium' : 'none',
    volume_range: isKnown ? '6-20' : '0',
    total_reports: isKnown ? 1 : 0,
    fraud_categories: isKnown ? { refused: 1 } : [],
    score: null,
    level: null,
    reasons: [],
    scoring_disabled: true,
    doubtful_reports: 0,
  };
  return { status: 200, body };
}
