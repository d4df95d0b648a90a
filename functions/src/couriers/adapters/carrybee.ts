import * as z from 'zod/mini';
import { askOutside, jsonBody, type OutsideAnswer } from '../../platform/outside/ask-outside.ts';
import {
  type BookingAnswer,
  COURIER_LIMIT_MS,
  type CourierAdapter,
  cancellationAnswer,
  courierTime,
  type LookUpAnswer,
  type ParcelToBook,
  Taka,
  unanswered,
  type WhereAnswer,
} from '../courier.ts';
import { carrybeeWebhook } from '../webhooks/carrybee-webhook.ts';

/** https://carrybee.com: booking into the zone that it finds for an address, looking up by our invoice, and cancelling. */
export const carrybee: CourierAdapter = {
  address: {
    setting: 'CARRYBEE_URL',
    usual: 'https://developers.carrybee.com',
    sandbox: 'https://stage-sandbox.carrybee.com',
  },
  settings: { CARRYBEE_STORE_ID: 'the id of the store at Carrybee, where parcels are picked up' },
  secrets: {
    CARRYBEE_CLIENT_ID: 'The client id of Carrybee',
    CARRYBEE_CLIENT_SECRET: 'The client secret of Carrybee',
    CARRYBEE_CLIENT_CONTEXT: 'The client context of Carrybee',
    CARRYBEE_WEBHOOK_SECRET: 'The secret that Carrybee calls the shop with',
  },
  webhook: carrybeeWebhook,
  open(name, address, settingNamed) {
    const headers = {
      'Client-ID': settingNamed('CARRYBEE_CLIENT_ID'),
      'Client-Secret': settingNamed('CARRYBEE_CLIENT_SECRET'),
      'Client-Context': settingNamed('CARRYBEE_CLIENT_CONTEXT'),
    };
    const call = (path: string, init: RequestInit = { headers }) =>
      askOutside(name, `${address}/api/v2${path}`, init, COURIER_LIMIT_MS);
    const post = (path: string, body: object) => call(path, jsonBody('POST', headers, body));
    return {
      async book(parcel) {
        const zone = zoneIn(await post('/address-details', { query: parcel.address }));
        if ('kind' in zone) return zone;
        const body = { store_id: settingNamed('CARRYBEE_STORE_ID'), ...zone, ...bodyOf(parcel) };
        return bookingAnswer(await post('/orders', body));
      },
      find: async (invoice) => foundIn(await call(`/orders/${encodeURIComponent(invoice)}/details`)),
      whereIs: async (consignmentId) => foundIn(await call(`/orders/${encodeURIComponent(consignmentId)}/details`)),
      cancel: async (consignmentId, reason) => {
        const path = `/orders/${encodeURIComponent(consignmentId)}/cancel`;
        return cancellationAnswer(await post(path, { cancellation_reason: reason }), reasonsOf);
      },
    };
  },
};

const Zone = z.object({ data: z.object({ city_id: z.int(), zone_id: z.int() }) });

/** Nothing is booked as long as there is no zone. */
function zoneIn(answer: OutsideAnswer): z.infer<typeof Zone>['data'] | BookingAnswer {
  if (answer.kind === 'keysRefused') return answer;
  if (answer.kind !== 'answered') return { kind: 'busy' };
  const { data } = Zone.safeParse(answer.body);
  return data?.data ?? { kind: 'rejected', reasons: [], unplaced: 'noZone' };
}

const NORMAL_DELIVERY = 1;
const A_PARCEL = 1;
const QUANTITY_MAXIMUM = 200;

function bodyOf({ invoice, name, phone, address, taka, grams, quantity, contents }: ParcelToBook) {
  return {
    merchant_order_id: invoice,
    delivery_type: NORMAL_DELIVERY,
    product_type: A_PARCEL,
    recipient_name: name,
    recipient_phone: phone,
    recipient_address: address,
    product_description: contents,
    item_weight: grams,
    item_quantity: Math.min(quantity, QUANTITY_MAXIMUM),
    collectable_amount: taka,
  };
}

const Booked = z.object({
  data: z.object({ order: z.object({ consignment_id: z.string(), delivery_fee: z.optional(Taka) }) }),
});

function bookingAnswer(answer: OutsideAnswer): BookingAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  if (!answer.isSuccess) return { kind: 'rejected', reasons: reasonsOf(answer.body) };
  const { success, data } = Booked.safeParse(answer.body);
  if (!success) return { kind: 'unknown' };
  const { consignment_id: consignmentId, delivery_fee: fee } = data.data.order;
  return { kind: 'booked', consignmentId, word: 'created', fee };
}

const Rejection = z.object({
  message: z.string(),
  causes: z.catch(z.record(z.string(), z.array(z.object({ type: z.string() }))), {}),
});

/** It names the rules that a field breaks, as in `recipient_phone: phone`. */
function reasonsOf(body: unknown): string[] {
  const { data } = Rejection.safeParse(body);
  const causes = Object.entries(data?.causes ?? {});
  if (causes.length === 0) return data ? [data.message] : [];
  return causes.map(([field, rules]) => `${field}: ${rules.map(({ type }) => type).join(', ')}`);
}

const Details = z.object({
  data: z.object({
    transfer_status: z.string(),
    consignment_id: z.string(),
    delivery_fee: z.optional(Taka),
    collected_amount: z.optional(Taka),
    created_at: z.optional(z.nullable(z.string())),
    updated_at: z.optional(z.nullable(z.string())),
  }),
});

/** It has collected nothing yet of a parcel that is on its way. Its documentation does not say that it tells when that was booked. */
function foundIn(answer: OutsideAnswer): WhereAnswer & LookUpAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  if (answer.status === 404) return { kind: 'notFound' };
  const { success, data } = Details.safeParse(answer.body);
  if (!success) return { kind: 'unknown' };
  const { transfer_status: word, consignment_id: consignmentId, delivery_fee: fee, updated_at: at } = data.data;
  const collected = data.data.collected_amount || undefined;
  const since = courierTime(data.data.created_at) ?? courierTime(at);
  return { kind: 'found', word, consignmentId, fee, collected, at: courierTime(at), since };
}
