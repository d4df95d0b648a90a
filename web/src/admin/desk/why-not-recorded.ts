import { byCode, isUnanswered } from '../../lib/api-error.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { tAdmin } from '../messages/admin-messages.ts';

/** Why what was done at the desk was not recorded. */
export function whyNotRecorded(error: unknown): string {
  if (isUnanswered(error)) return tAdmin.desk.unanswered;
  return byCode(error, tAdmin.desk.refusals) ?? refusalText(error, tAdmin.desk.failed);
}
