import * as z from 'zod/mini';
import { plainWord, stateOfWord } from '../../domain/courier-words.ts';
import { askOutside, jsonBody } from '../../platform/outside/ask-outside.ts';
import {
  type BookingAnswer,
  COURIER_LIMIT_MS,
  type CourierAdapter,
  cancellationAnswer,
  courierTime,
  type LookUpAnswer,
  type ParcelToBook,
  type PickUp,
  reasonsIn,
  unanswered,
  type WhereAnswer,
} from '../courier.ts';
import { steadfastWebhook } from '../webhooks/steadfast-webhook.ts';
import { steadfastPayouts } from './steadfast-payouts.ts';
import { PICK_UP_SETTINGS, pickUpAnswer, pickUpBody, pickUpPlace } from './steadfast-pick-ups.ts';
import { steadfastScore } from './steadfast-score.ts';

/** https://portal.packzy.com, which is Steadfast's: booking, looking up by our invoice, asking parcels back, and scores of numbers. */
export const steadfast: CourierAdapter = {
  address: { setting: 'STEADFAST_URL', usual: 'https://portal.packzy.com/api/v1', sandbox: null },
  settings: {},
  optionalSettings: PICK_UP_SETTINGS,
  secrets: {
    STEADFAST_API_KEY: 'The API key of Steadfast',
    STEADFAST_SECRET_KEY: 'The secret key of Steadfast',
    STEADFAST_WEBHOOK_TOKEN: 'The token that Steadfast calls the shop with',
  },
  webhook: steadfastWebhook,
  open(name, address, settingNamed) {
    const headers = {
      'Api-Key': settingNamed('STEADFAST_API_KEY'),
      'Secret-Key': settingNamed('STEADFAST_SECRET_KEY'),
    };
    const place = pickUpPlace(settingNamed);
    const call = (path: string, init: RequestInit = { headers }) =>
      askOutside(name, address + path, init, COURIER_LIMIT_MS);
    return {
      book: async (parcel) => bookingAnswer(await call('/create_order', jsonBody('POST', headers, bodyOf(parcel)))),
      find: (invoice) => find(call, invoice),
      score: async (phone) => steadfastScore(await call(`/fraud_check/score/${encodeURIComponent(phone)}`)),
      payouts: steadfastPayouts(call),
      cancel: async (consignmentId, reason) => {
        const body = { consignment_id: consignmentId, reason };
        return cancellationAnswer(await call('/create_return_request', jsonBody('POST', headers, body)));
      },
      ...(place && {
        askPickUp: async (wanted) =>
          pickUpAnswer(await call('/create_pickup_request', jsonBody('POST', headers, pickUpBody(place, wanted)))),
      }),
      whereIs: (consignmentId, invoice) => whereIs(call, consignmentId, invoice),
    };
  },
};

type Asked = Awaited<ReturnType<typeof askOutside>>;
type Call = (path: string) => Promise<Asked>;

/** Its sums are numbers or texts. */
const Id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const Booked = z.object({
  status: z.literal(200),
  consignment: z.object({ consignment_id: Id, tracking_code: z.optional(z.nullable(Id)), status: z.string() }),
});

function bodyOf({ invoice, name, phone, address, taka, contents, quantity }: ParcelToBook) {
  return {
    invoice,
    recipient_name: name,
    recipient_phone: phone,
    recipient_address: address,
    cod_amount: taka,
    item_description: contents.slice(0, CONTENTS_MAXIMUM),
    total_lot: quantity,
    delivery_type: HOME_DELIVERY,
  };
}

const CONTENTS_MAXIMUM = 255;
const HOME_DELIVERY = 0;

function bookingAnswer(answer: Asked): BookingAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  const { success, data } = Booked.safeParse(answer.body);
  if (success) {
    const { consignment_id: consignmentId, tracking_code: code, status: word } = data.consignment;
    return { kind: 'booked', consignmentId, trackingCode: code ?? undefined, word };
  }
  // Errors come with the status 200, too, and then say another one in their body.
  const isError = !answer.isSuccess || statusIn(answer.body) >= 400;
  if (!isError) return { kind: 'unknown' };
  return isTaken(answer.body) ? { kind: 'taken' } : { kind: 'rejected', reasons: reasonsIn(answer.body) };
}

function statusIn(body: unknown): number {
  return Number((body as { status?: unknown } | null)?.status);
}

function isTaken(body: unknown): boolean {
  return reasonsIn({ errors: { invoice: invoiceErrors(body) } }).some((one) => /already|exist|taken/i.test(one));
}

function invoiceErrors(body: unknown): unknown {
  return (body as { errors?: { invoice?: unknown } } | null)?.errors?.invoice;
}

const Status = z.object({ status: z.literal(200), delivery_status: z.string() });
const Trackings = z.object({
  tracking: z.array(
    z.object({
      consignment_id: Id,
      text: z.optional(z.nullable(z.string())),
      created_at: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** Its status says nothing of the consignment, and since when there is one: that stands in its trackings, once there are any. */
async function find(call: Call, invoice: string): Promise<LookUpAnswer> {
  const found = statusOf(await call(`/status_by_invoice/${encodeURIComponent(invoice)}`));
  if (found.kind !== 'found') return found;
  const trackings = (await trackingsOf(call, invoice)) ?? [];
  const consignmentId = trackings[0]?.consignment_id;
  const times = trackings.flatMap(({ consignment_id: id, created_at: at }) =>
    id === consignmentId ? (courierTime(at) ?? []) : [],
  );
  return { ...found, consignmentId, since: times.length > 0 ? Math.min(...times) : undefined };
}

/** Undefined where it does not answer. */
async function trackingsOf(call: Call, invoice: string): Promise<z.infer<typeof Trackings>['tracking'] | undefined> {
  const tracked = await call(`/trackings_by_invoice/${encodeURIComponent(invoice)}`);
  const { data } = Trackings.safeParse(tracked.kind === 'answered' ? tracked.body : undefined);
  return data?.tracking;
}

/** How far a parcel that is coming back has come stands in another call, and whether it was picked up at all in a third one. */
async function whereIs(call: Call, consignmentId: string, invoice: string): Promise<WhereAnswer> {
  const id = encodeURIComponent(consignmentId);
  const found = statusOf(await call(`/status_by_cid/${id}`));
  if (found.kind !== 'found' || stateOfWord('steadfast', found.word) !== 'returning') return found;
  const back = statusOf(await call(`/status_with_return_status_by_cid/${id}`));
  const answer = back.kind === 'found' ? back : found;
  if (plainWord(answer.word) !== CANCELLED) return answer;
  const trackings = await trackingsOf(call, invoice);
  return { ...answer, pickUp: trackings && pickUpIn(trackings.map(({ text }) => text ?? '')) };
}

const CANCELLED = 'cancelled';

/** Of its sentences some are sent before the pick-up, and others only after it; any other one tells neither. */
function pickUpIn(texts: string[]): PickUp {
  if (texts.some((text) => AFTER_PICK_UP.test(text) && !BEFORE_PICK_UP.test(text))) return 'shown';
  return texts.length > 0 && texts.every((text) => BEFORE_PICK_UP.test(text)) ? 'none' : 'unclear';
}

const BEFORE_PICK_UP = /review|pending|creat|placed|request|cancel/i;
const AFTER_PICK_UP = /pick|hub|warehouse|transit|rider|received|sent|arriv|way/i;

function statusOf(asked: Asked): { kind: 'found'; word: string } | Exclude<LookUpAnswer, { kind: 'found' }> {
  if (asked.kind !== 'answered') return unanswered(asked);
  const { success, data } = Status.safeParse(asked.body);
  if (success) return { kind: 'found', word: data.delivery_status };
  return { kind: asked.status === 404 || statusIn(asked.body) === 404 ? 'notFound' : 'unknown' };
}
