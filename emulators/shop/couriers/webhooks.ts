// The couriers call the shop when a parcel moves on, as their interfaces describe it.
import { createHmac, randomUUID } from 'node:crypto';
import type { CourierName } from '@aloghor/functions/domain/couriers';
import { type Account, type KeptParcel, sumAs, wordAs } from './accounts.ts';
import { CHARGES, collectedOf, isCollecting } from './parcel-money.ts';
import { returnIn } from './pathao-returns.ts';

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

/** With which Pathao and Carrybee say that they have paid out what they collected. */
const PAID = 'paid';

/** When it has got its word. */
function timeOf({ way, at }: KeptParcel): string {
  return new Date(way.at(-1)?.at ?? at).toISOString();
}

/** What was paid out on a day is one payout. */
function payoutOf(parcel: KeptParcel): string {
  return `INV-${timeOf(parcel).slice(0, 10).replaceAll('-', '')}`;
}

const CALLS: Record<CourierName, (key: string, account: Pick<Account, 'switches'>, parcel: KeptParcel) => WebhookCall> =
  {
    steadfast(key, { switches }, parcel) {
      const { consignmentId, invoice, sum, collected = sum, word } = parcel;
      const body = JSON.stringify({
        notification_type: 'delivery_status',
        consignment_id: Number(consignmentId),
        invoice,
        cod_amount: sumAs(switches, collected), // of a part what was collected
        status: wordAs(switches, word),
        delivery_charge: sumAs(switches, CHARGES.steadfast),
        tracking_message: `It is ${word} now.`,
        updated_at: timeOf(parcel),
      });
      const signature = createHmac('sha256', key).update(body).digest('hex');
      const headers = { authorization: `Bearer ${key}`, 'x-signature': signature, 'idempotency-key': randomUUID() };
      return { path: '/steadfast/events', headers, body };
    },
    pathao(key, { switches }, parcel) {
      const { consignmentId, invoice, word } = parcel;
      const time = timeOf(parcel);
      const back = returnIn(parcel);
      const body = JSON.stringify({
        consignment_id: consignmentId,
        merchant_order_id: invoice,
        event: `order.${word}`,
        timestamp: time,
        updated_at: time.slice(0, 19).replace('T', ' '),
        ...(!back && { delivery_fee: sumAs(switches, CHARGES.pathao) }),
        ...((back || isCollecting(word)) && { collected_amount: sumAs(switches, collectedOf(parcel)) }),
        ...back,
        ...(word === PAID && { invoice_id: payoutOf(parcel) }),
      });
      return { path: '/pathao/events', headers: { 'X-PATHAO-Signature': key }, body };
    },
    redx(key, { switches }, parcel) {
      const { consignmentId, invoice, word } = parcel;
      const body = JSON.stringify({
        tracking_number: consignmentId,
        invoice_number: invoice,
        timestamp: timeOf(parcel),
        status: wordAs(switches, word),
        message_en: `It is ${word} now.`,
        message_bn: 'পার্সেলটি এগিয়েছে।',
      });
      return { path: `/redx/events?token=${encodeURIComponent(key)}`, headers: {}, body };
    },
    carrybee(key, _account, parcel) {
      const { consignmentId, invoice, word } = parcel;
      const body = JSON.stringify({
        event: `order.${word}`,
        consignment_id: consignmentId,
        merchant_order_id: invoice,
        timestamptz: timeOf(parcel),
        ...(isCollecting(word) && { collected_amount: String(collectedOf(parcel)) }),
        ...(word === PAID && { invoice_id: payoutOf(parcel) }),
      });
      return { path: '/carrybee/events', headers: { 'X-Carrybee-Webhook-Signature': key }, body };
    },
  };
