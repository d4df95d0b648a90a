import { PathaoNews } from '../../contract/webhooks.ts';
import { plainWord, REST_RETURNED } from '../../domain/courier-words.ts';
import { courierTime } from '../courier.ts';
import { type CourierWebhook, idIn, messageIn, payoutIn, takaIn } from './webhook.ts';

/** Its event for a parcel whose money it has paid out. */
const PAID = 'order.paid';

/** Returns that are of a part of the parcel alone, and the last event of them. */
const PARTS = ['partial-delivery', 'exchange'];
const BACK = 'order.returned-to-merchant';

/** The words with which it has collected something. */
const COLLECTED = ['delivered', 'paid', 'partial_delivery', 'exchanged', 'paid_return'];

/** Its secret is in each call as it is. */
export const pathaoWebhook: CourierWebhook = {
  secret: 'PATHAO_WEBHOOK_SECRET',
  shownIn: ({ getHeader }) => getHeader('x-pathao-signature'),
  isHint: true,
  answerHeader: {
    name: 'X-Pathao-Merchant-Webhook-Integration-Secret',
    setting: 'PATHAO_WEBHOOK_INTEGRATION',
    usual: 'f3992ecc-59da-4cbe-a049-a13da2018d51',
  },
  isTrial: (body) => PathaoNews.safeParse(body).data?.event === 'webhook_integration',
  newsIn(body) {
    const { data } = PathaoNews.safeParse(body);
    if (!data) return undefined;
    const { event, consignment_id: id, merchant_order_id: invoice, return_type: type } = data;
    if (!event.startsWith('order.')) return 'notNews'; // such as the first call, which only tries the address
    const said = event.slice('order.'.length);
    const word = type && PARTS.includes(type) ? wordOfRest(event) : said;
    return {
      consignmentId: idIn(id),
      invoice: idIn(invoice),
      told: {
        word,
        at: courierTime(data.timestamp || data.updated_at),
        message: messageIn(data.reason),
        fee: takaIn(data.delivery_fee),
        // On the way it is what is to be collected, and of a return nobody knows whether it is of the parcel.
        ...(COLLECTED.includes(plainWord(said)) && { collected: takaIn(data.collected_amount) }),
        toldPayout: event === PAID ? payoutIn(data.invoice_id) : undefined,
      },
    };
  },
};

/** Of a part that comes back the parcel's word is how it was delivered. */
function wordOfRest(event: string): string {
  return event === BACK ? REST_RETURNED : 'partial-delivery';
}
