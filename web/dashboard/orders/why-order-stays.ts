import { byCode, isUnanswered } from '../../shared/lib/api-error.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { tAdmin } from '../messages/admin-messages.ts';

/** The message why an order was not changed; `otherwise` for an unknown reason. */
export function orderErrorText(error: unknown, otherwise = tAdmin.orders.notUpdated): string {
  if (isUnanswered(error)) return tAdmin.orders.unanswered;
  return byCode(error, tAdmin.orders.refusals) ?? errorText(error, otherwise);
}
