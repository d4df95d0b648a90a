import { hasErrorCode } from '../lib/api-error.ts';
import { t, tAppCheck } from '../locale/messages.ts';

/** Why something did not work: `otherwise`, unless it was asked for too often, or by a browser that could not be checked. */
export function failureText(error: unknown, otherwise: string): string {
  if (import.meta.env.VITE_APP_CHECK_KEY && hasErrorCode(error, 'app-not-proved')) return tAppCheck.notProved;
  return hasErrorCode(error, 'too-many') ? t.page.tooMany : otherwise;
}
