import { CarrybeeNews } from '../../contract/webhooks.ts';
import { stateOfWord } from '../../domain/courier-words.ts';
import { courierTime } from '../courier.ts';
import { type CourierWebhook, idIn, messageIn, takaIn } from './webhook.ts';

const OF_PARCELS = 'order.';

/** Its secret is in each call as it is. */
export const carrybeeWebhook: CourierWebhook = {
  secret: 'CARRYBEE_WEBHOOK_SECRET',
  shownIn: ({ getHeader }) => getHeader('x-carrybee-webhook-signature'),
  isHint: true,
  newsIn(body) {
    const { data } = CarrybeeNews.safeParse(body);
    if (!data) return undefined;
    const { event, consignment_id: id, merchant_order_id: invoice } = data;
    if (!event.startsWith(OF_PARCELS)) return 'notNews';
    const word = event.slice(OF_PARCELS.length);
    const isOfEnd = ['delivered', 'partlyDelivered'].includes(stateOfWord('carrybee', word));
    return {
      consignmentId: idIn(id),
      invoice: idIn(invoice),
      told: {
        word,
        at: courierTime(data.timestamptz || data.timestamp || data.updated_at),
        message: messageIn(data.reason),
        fee: takaIn(data.delivery_fee),
        ...(isOfEnd && { collected: takaIn(data.collected_amount) }),
      },
    };
  },
};
