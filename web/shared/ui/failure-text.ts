import { byCode, hasErrorCode, isApiError } from '../lib/api-error.ts';
import { t, tAppCheck } from '../locale/messages.ts';

/** Why something did not work: `otherwise`, unless it was asked for too often, or by a browser that could not be checked. */
export function failureText(error: unknown, otherwise: string): string {
  if (import.meta.env.VITE_APP_CHECK_KEY && hasErrorCode(error, 'app-not-proved')) return tAppCheck.notProved;
  return hasErrorCode(error, 'too-many') ? t.page.tooMany : otherwise;
}

/** The same for a popup, with the server's reason, whose messages are loaded now; `otherwise` where there is none. */
export async function whyFailed(error: unknown, otherwise: string): Promise<string> {
  if (!isApiError(error)) return failureText(error, otherwise);
  const { refusals } = await import('../locale/en/errors.ts').catch(() => ({ refusals: {} }));
  return failureText(error, byCode(error, refusals) ?? otherwise);
}
