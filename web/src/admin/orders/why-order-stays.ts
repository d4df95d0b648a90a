import { byCode, isUnanswered } from '../../lib/api-error.ts';
import { tAdmin } from '../messages/admin-messages.ts';

/** Says why an order was not changed; `otherwise` where nobody knows. */
export function whyOrderStays(error: unknown, otherwise = tAdmin.orders.notUpdated): string {
  return isUnanswered(error) ? tAdmin.orders.unanswered : (byCode(error, tAdmin.orders.refusals) ?? otherwise);
}
