// The couriers call the shop when a parcel moves on, as their interfaces describe it.
import { createHmac, randomUUID } from 'node:crypto';
import type { CourierName } from '@aloghor/functions/domain/couriers';
import { type Account, type KeptParcel, sumAs, wordAs } from './accounts.ts';

export interface WebhookCall {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Calls that are held back, by accounts whose switch swaps them. */
const heldBack = new WeakMap<Account, WebhookCall>();

/** The shop that couriers call: the key of its account, which is the secret of its webhooks, too, and their address. */
export interface CalledShop {
  key: string;
  address: string;
}

/** Tells the shop that a parcel has moved on. Resolves once it has answered; a shop that cannot be reached is not told. */
export async function callShop({ key, address }: CalledShop, account: Account, parcel: KeptParcel): Promise<void> {
  const { switches } = account;
  const call = webhookCall(key, account, parcel);
  const held = heldBack.get(account);
  heldBack.delete(account);
  if (switches.webhooks === 'swapped' && !held) return void heldBack.set(account, call);
  const calls = switches.webhooks === 'repeated' ? [call, call] : [call, ...(held ? [held] : [])];
  for (const { path, headers, body } of calls)
    await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }).catch(() => {});
}

/** How a courier tells that a parcel has moved on. */
export function webhookCall(key: string, account: Pick<Account, 'switches'>, parcel: KeptParcel): WebhookCall {
  return CALLS[parcel.courier](key, account, parcel);
}

/** Words of Pathao and Carrybee with which they tell what they have collected. */
const COLLECTED = ['delivered', 'partial-delivery'];

const CALLS: Record<CourierName, (key: string, account: Pick<Account, 'switches'>, parcel: KeptParcel) => WebhookCall> =
  {
    steadfast(key, { switches }, { consignmentId, invoice, sum, collected = sum, word, at, way }) {
      const body = JSON.stringify({
        notification_type: 'delivery_status',
        consignment_id: Number(consignmentId),
        invoice,
        cod_amount: sumAs(switches, collected), // of a part what was collected
        status: wordAs(switches, word),
        tracking_message: `It is ${word} now.`,
        updated_at: new Date(way.at(-1)?.at ?? at).toISOString(),
      });
      const signature = createHmac('sha256', key).update(body).digest('hex');
      const headers = { authorization: `Bearer ${key}`, 'x-signature': signature, 'idempotency-key': randomUUID() };
      return { path: '/steadfast/events', headers, body };
    },
    pathao(key, { switches }, { consignmentId, invoice, sum, collected = sum, word, at, way }) {
      const time = new Date(way.at(-1)?.at ?? at).toISOString();
      const body = JSON.stringify({
        consignment_id: consignmentId,
        merchant_order_id: invoice,
        event: `order.${word}`,
        timestamp: time,
        updated_at: time.slice(0, 19).replace('T', ' '),
        ...(COLLECTED.includes(word) && { collected_amount: sumAs(switches, collected) }),
      });
      return { path: '/pathao/events', headers: { 'X-PATHAO-Signature': key }, body };
    },
    redx(key, { switches }, { consignmentId, invoice, word, at, way }) {
      const body = JSON.stringify({
        tracking_number: consignmentId,
        invoice_number: invoice,
        timestamp: new Date(way.at(-1)?.at ?? at).toISOString(),
        status: wordAs(switches, word),
        message_en: `It is ${word} now.`,
        message_bn: 'পার্সেলটি এগিয়েছে।',
      });
      return { path: `/redx/events?token=${encodeURIComponent(key)}`, headers: {}, body };
    },
    carrybee(key, { switches }, { consignmentId, invoice, sum, collected = sum, word, at, way }) {
      const body = JSON.stringify({
        event: `order.${word}`,
        consignment_id: consignmentId,
        merchant_order_id: invoice,
        timestamptz: new Date(way.at(-1)?.at ?? at).toISOString(),
        ...(COLLECTED.includes(word) && { collected_amount: sumAs(switches, collected) }),
      });
      return { path: '/carrybee/events', headers: { 'X-Carrybee-Webhook-Signature': key }, body };
    },
  };
