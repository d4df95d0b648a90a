import { RedxNews } from '../../contract/webhooks.ts';
import { courierTime } from '../courier.ts';
import { type CourierWebhook, idIn, messageIn } from './webhook.ts';

export const redxWebhook: CourierWebhook = {
  secret: 'REDX_WEBHOOK_TOKEN',
  shownIn: ({ token }) => token,
  isInAddress: true,
  isHint: false,
  newsIn(body) {
    const { data } = RedxNews.safeParse(body);
    if (!data) return undefined;
    const { tracking_number: id, invoice_number: invoice, status: word } = data;
    return {
      consignmentId: idIn(id),
      invoice: idIn(invoice),
      told: { word, at: courierTime(data.timestamp), message: messageIn(data.message_en, data.message_bn) },
    };
  },
};
