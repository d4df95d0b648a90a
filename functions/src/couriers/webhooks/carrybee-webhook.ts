import { CarrybeeNews } from '../../contract/webhooks.ts';
import { plainWord } from '../../domain/courier-words.ts';
import { courierTime } from '../courier.ts';
import { type CourierWebhook, idIn, messageIn, payoutIn, takaIn } from './webhook.ts';

const OF_PARCELS = 'order.';

/** Its event for a parcel whose money it has paid out. */
const PAID = 'order.paid';

/** The words with which it has collected something. */
const COLLECTED = ['delivered', 'partial_delivery', 'exchange', 'paid_return'];

/** Its secret is in each call as it is. */
export const carrybeeWebhook: CourierWebhook = {
  secret: 'CARRYBEE_WEBHOOK_SECRET',
  shownIn: ({ getHeader }) => getHeader('x-carrybee-webhook-signature'),
  isHint: true,
  answerHeader: {
    name: 'X-CB-Webhook-Integration-Header',
    setting: 'CARRYBEE_WEBHOOK_INTEGRATION',
    usual: '40489fe0-9386-4fc9-8e92-2b2fcb9d451c',
  },
  isTrial: (body) => CarrybeeNews.safeParse(body).data?.event === 'webhook.integration',
  newsIn(body) {
    const { data } = CarrybeeNews.safeParse(body);
    if (!data) return undefined;
    const { event, consignment_id: id, merchant_order_id: invoice } = data;
    if (!event.startsWith(OF_PARCELS)) return 'notNews';
    const word = event.slice(OF_PARCELS.length);
    return {
      consignmentId: idIn(id),
      invoice: idIn(invoice),
      told: {
        word,
        at: courierTime(data.timestamptz),
        message: messageIn(data.reason),
        fee: takaIn(data.delivery_fee),
        ...(COLLECTED.includes(plainWord(word)) && { collected: takaIn(data.collected_amount) }),
        toldPayout: event === PAID ? payoutIn(data.invoice_id) : undefined,
      },
    };
  },
};
