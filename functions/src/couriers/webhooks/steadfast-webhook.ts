import { SteadfastNews } from '../../contract/webhooks.ts';
import { stateOfWord } from '../../domain/courier-words.ts';
import { courierTime } from '../courier.ts';
import { type CourierWebhook, idIn, messageIn, takaIn } from './webhook.ts';

/** Those of which a parcel is moved, spoken of, or gets another sum. */
const OF_PARCELS = ['delivery_status', 'tracking_update', 'consignment_update'];

/** It repeats what is answered with 5xx, and never what is answered with 4xx. */
export const steadfastWebhook: CourierWebhook = {
  secret: 'STEADFAST_WEBHOOK_TOKEN',
  shownIn: ({ getHeader }) => getHeader('authorization')?.replace(/^Bearer\s+/i, ''),
  signatureIn: ({ getHeader }) => getHeader('x-signature'),
  isHint: false,
  newsIn(body, { getHeader }) {
    const { data } = SteadfastNews.safeParse(body);
    if (!data) return undefined;
    const { notification_type: type, consignment_id: id, invoice, status, cod_amount: sum } = data;
    if (!OF_PARCELS.includes(String(type))) return 'notNews';
    const word = status || undefined;
    const isOfEnd = word && ['delivered', 'partlyDelivered'].includes(stateOfWord('steadfast', word));
    return {
      consignmentId: idIn(id),
      invoice: idIn(invoice),
      told: {
        word,
        at: courierTime(data.updated_at),
        key: getHeader('idempotency-key'),
        message: messageIn(data.tracking_message),
        fee: takaIn(data.delivery_charge),
        ...(isOfEnd && { collected: takaIn(sum) }), // of a part it is what was collected
        ...(type === 'consignment_update' && { collects: takaIn(sum) }),
      },
    };
  },
};
