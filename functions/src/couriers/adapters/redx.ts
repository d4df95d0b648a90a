import * as z from 'zod/mini';
import { askOutside, jsonBody, type OutsideAnswer } from '../../platform/outside/ask-outside.ts';
import {
  type BookingAnswer,
  COURIER_LIMIT_MS,
  type CourierAdapter,
  cancellationAnswer,
  type ParcelToBook,
  reasonsIn,
  Taka,
  unanswered,
  type WhereAnswer,
} from '../courier.ts';
import { redxWebhook } from '../webhooks/redx-webhook.ts';

/** https://redx.com.bd: booking into an area of its own list, and cancelling. It has no look-up by our invoice. */
export const redx: CourierAdapter = {
  address: {
    setting: 'REDX_URL',
    usual: 'https://openapi.redx.com.bd/v1.0.0-beta',
    sandbox: 'https://sandbox.redx.com.bd/v1.0.0-beta',
  },
  settings: {},
  secrets: {
    REDX_TOKEN: 'The access token of RedX',
    REDX_WEBHOOK_TOKEN: 'The token in the address that RedX calls the shop at',
  },
  webhook: redxWebhook,
  open(name, address, settingNamed) {
    const headers = { 'API-ACCESS-TOKEN': `Bearer ${settingNamed('REDX_TOKEN')}` };
    const call = (path: string, init: RequestInit) => askOutside(name, address + path, init, COURIER_LIMIT_MS);
    return {
      async book(parcel) {
        const found = areaIn(await call(`/areas?${areaQuery(parcel)}`, { headers }), parcel);
        if (!('id' in found)) return found;
        return bookingAnswer(await call('/parcel', jsonBody('POST', headers, bodyOf(parcel, found))));
      },
      cancel: async (consignmentId, reason) =>
        cancellationAnswer(await call('/parcels', jsonBody('PATCH', headers, cancellation(consignmentId, reason)))),
      whereIs: async (id) => whereAnswer(await call(`/parcel/info/${encodeURIComponent(id)}`, { headers })),
    };
  },
};

function areaQuery({ place }: ParcelToBook): URLSearchParams {
  return new URLSearchParams({ district_name: place?.district ?? '' });
}

const Areas = z.object({ areas: z.array(z.object({ id: z.int(), name: z.string() })) });
type Area = z.infer<typeof Areas>['areas'][number];

/** The area named as the thana, or the district's only one. Nothing is booked as long as there is none. */
function areaIn(answer: OutsideAnswer, { place }: ParcelToBook): Area | BookingAnswer {
  if (answer.kind === 'keysRefused') return answer;
  const { data } = Areas.safeParse(answer.kind === 'answered' ? answer.body : undefined);
  if (!data) return { kind: 'busy' };
  const { areas } = data;
  const named = areas.find(({ name }) => name.toLowerCase() === place?.thana?.toLowerCase());
  const area = named ?? (areas.length === 1 ? areas[0] : undefined);
  return area ?? { kind: 'rejected', reasons: [], unplaced: 'noArea' };
}

function bodyOf({ invoice, name, phone, address, taka, value, grams, contents, quantity }: ParcelToBook, area: Area) {
  return {
    customer_name: name,
    customer_phone: phone,
    delivery_area: area.name,
    delivery_area_id: area.id,
    customer_address: address,
    merchant_invoice_id: invoice,
    cash_collection_amount: String(taka),
    parcel_weight: grams,
    value,
    parcel_details_json: [{ name: contents, category: 'lamps', value, quantity }],
  };
}

function cancellation(consignmentId: string, reason: string) {
  return {
    entity_type: 'parcel-tracking-id',
    entity_id: consignmentId,
    update_details: { property_name: 'status', new_value: 'cancelled', reason },
  };
}

const Booked = z.object({ tracking_id: z.string() });

function bookingAnswer(answer: OutsideAnswer): BookingAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  if (!answer.isSuccess) return { kind: 'rejected', reasons: reasonsIn(answer.body) };
  const { success, data } = Booked.safeParse(answer.body);
  if (!success) return { kind: 'unknown' };
  return { kind: 'booked', consignmentId: data.tracking_id, trackingCode: data.tracking_id, word: 'pickup-pending' };
}

const Info = z.object({ parcel: z.object({ status: z.string(), charge: z.optional(Taka) }) });

function whereAnswer(answer: OutsideAnswer): WhereAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  if (answer.status === 404) return { kind: 'notFound' };
  const { success, data } = Info.safeParse(answer.body);
  return success ? { kind: 'found', word: data.parcel.status, fee: data.parcel.charge } : { kind: 'unknown' };
}
