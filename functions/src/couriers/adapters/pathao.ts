import * as z from 'zod/mini';
import { askOutside, jsonBody, type OutsideAnswer } from '../../platform/outside/ask-outside.ts';
import { type SignedIn, withToken } from '../../platform/outside/with-token.ts';
import {
  type BookingAnswer,
  COURIER_LIMIT_MS,
  type CourierAdapter,
  courierTime,
  type ParcelToBook,
  reasonsIn,
  Taka,
  unanswered,
  type WhereAnswer,
} from '../courier.ts';
import { pathaoWebhook } from '../webhooks/pathao-webhook.ts';

/** https://merchant.pathao.com: booking. It has no look-up by our invoice, and books one as often as it is sent. */
export const pathao: CourierAdapter = {
  address: {
    setting: 'PATHAO_URL',
    usual: 'https://api-hermes.pathao.com',
    sandbox: 'https://courier-api-sandbox.pathao.com',
  },
  settings: { PATHAO_STORE_ID: 'the number of the store at Pathao, where parcels are picked up' },
  secrets: {
    PATHAO_CLIENT_ID: 'The client id of Pathao',
    PATHAO_CLIENT_SECRET: 'The client secret of Pathao',
    PATHAO_USERNAME: 'The e-mail address of the account at Pathao',
    PATHAO_PASSWORD: 'The password of the account at Pathao',
    PATHAO_WEBHOOK_SECRET: 'The secret that Pathao calls the shop with',
  },
  webhook: pathaoWebhook,
  open(name, address, settingNamed) {
    const call = (path: string, init: RequestInit) =>
      askOutside(name, `${address}/aladdin/api/v1${path}`, init, COURIER_LIMIT_MS);
    const signIn = {
      client_id: settingNamed('PATHAO_CLIENT_ID'),
      client_secret: settingNamed('PATHAO_CLIENT_SECRET'),
      username: settingNamed('PATHAO_USERNAME'),
      password: settingNamed('PATHAO_PASSWORD'),
      grant_type: 'password',
    };
    const signedIn = <Answer extends { kind: string }>(ask: (headers: Record<string, string>) => Promise<Answer>) =>
      withToken(
        name,
        JSON.stringify([address, signIn]),
        async () => tokenIn(await call('/issue-token', jsonBody('POST', {}, signIn))),
        (token) => ask({ Authorization: `Bearer ${token}` }),
      );
    return {
      book: (parcel) =>
        signedIn(async (headers) => {
          const body = bodyOf(parcel, settingNamed('PATHAO_STORE_ID'));
          return bookingAnswer(await call('/orders', jsonBody('POST', headers, body)));
        }),
      whereIs: (consignmentId) =>
        signedIn(async (headers) =>
          whereAnswer(await call(`/orders/${encodeURIComponent(consignmentId)}/info`, { headers })),
        ),
    };
  },
};

const Token = z.object({ access_token: z.string(), expires_in: z.optional(z.number()) });

/** Without a token nothing was booked, so the parcel may be tried again later. Pathao says 400 or 422 of a wrong password. */
function tokenIn(answer: OutsideAnswer): SignedIn | { kind: 'keysRefused' | 'busy' } {
  if (answer.kind === 'keysRefused') return answer;
  if (answer.kind !== 'answered') return { kind: 'busy' };
  const { data } = Token.safeParse(answer.body);
  return data ? { kind: 'signedIn', token: data.access_token, expiresIn: data.expires_in } : { kind: 'keysRefused' };
}

const NORMAL_DELIVERY = 48;
const A_PARCEL = 2;

/** City, zone and area are left out: Pathao finds them from the address. */
function bodyOf({ invoice, name, phone, address, taka, grams, quantity, contents }: ParcelToBook, store: string) {
  return {
    store_id: Number(store),
    merchant_order_id: invoice,
    recipient_name: name,
    recipient_phone: phone,
    recipient_address: address,
    delivery_type: NORMAL_DELIVERY,
    item_type: A_PARCEL,
    item_quantity: quantity,
    item_weight: grams / 1_000, // in kilograms
    item_description: contents,
    amount_to_collect: taka,
  };
}

const Booked = z.object({
  data: z.object({
    consignment_id: z.string(),
    order_status: z.string(),
    delivery_fee: z.optional(Taka),
  }),
});

function bookingAnswer(answer: OutsideAnswer): BookingAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  if (!answer.isSuccess) return { kind: 'rejected', reasons: reasonsIn(answer.body) };
  const { success, data } = Booked.safeParse(answer.body);
  if (!success) return { kind: 'unknown' };
  const { consignment_id: consignmentId, order_status: word, delivery_fee: fee } = data.data;
  return { kind: 'booked', consignmentId, word, fee };
}

const Info = z.object({
  data: z.object({ order_status_slug: z.string(), updated_at: z.optional(z.nullable(z.string())) }),
});

function whereAnswer(answer: OutsideAnswer): WhereAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  if (answer.status === 404) return { kind: 'notFound' };
  const { success, data } = Info.safeParse(answer.body);
  if (!success) return { kind: 'unknown' };
  const { order_status_slug: word, updated_at: at } = data.data;
  return { kind: 'found', word, at: courierTime(at) };
}
