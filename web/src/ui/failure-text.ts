import { isRefusedAs } from '../lib/api-error.ts';
import { t } from '../messages/messages.ts';

/** Why something did not work: `otherwise`, unless it was asked for too often. */
export function failureText(error: unknown, otherwise: string): string {
  return isRefusedAs(error, 'too-many') ? t.page.tooMany : otherwise;
}
