import { byCode, isUnanswered } from '../../lib/api-error.ts';
import { tAdmin } from '../messages/admin-messages.ts';

/** The message why an order was not changed; `otherwise` for an unknown reason. */
export function whyOrderStays(error: unknown, otherwise = tAdmin.orders.notUpdated): string {
  return isUnanswered(error) ? tAdmin.orders.unanswered : (byCode(error, tAdmin.orders.refusals) ?? otherwise);
}
