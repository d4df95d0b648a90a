import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { callWithToken } from '../../shared/api/client.ts';
import { byCode, hasErrorCode, isApiError, isUnanswered } from '../../shared/lib/api-error.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { showFailure } from '../../shared/ui/popup.ts';
import { tAdmin } from '../messages/admin-messages.ts';

/** What a call has come to that failed: the order, where it is recorded after all; `unknown` where nobody answers. */
export type Result = DeskOrder | 'notRecorded' | 'unknown';

/**
 * Asks what became of a change at the desk whose call failed. Its answer may have been lost; then a second try is
 * rejected, as if somebody else had been there first.
 */
export async function resultOf(error: unknown, id: string, isRecorded: (row: DeskOrder) => boolean): Promise<Result> {
  if (isApiError(error) && !hasErrorCode(error, 'called-meanwhile', 'order-closed')) return 'notRecorded';
  const row = await callWithToken('GET /desk/:id', { params: { id } }).catch(() => undefined);
  if (!row) return isApiError(error) ? 'notRecorded' : 'unknown';
  return isRecorded(row) ? row : 'notRecorded';
}

/** Says that something was not recorded at the desk, and why, or that nobody knows. */
export function showNotRecorded(error: unknown, result: Exclude<Result, DeskOrder>, texts: Texts = {}): Promise<void> {
  if (result === 'unknown') return showFailure(tAdmin.desk.unknownTitle, tAdmin.desk.unknown);
  return showFailure(tAdmin.desk.failedTitle, whyNotRecorded(error, texts));
}

/** Sentences of their own for some codes. */
type Texts = Parameters<typeof byCode<string>>[1];

function whyNotRecorded(error: unknown, texts: Texts): string {
  if (isUnanswered(error)) return tAdmin.desk.notArrived;
  return byCode(error, { ...tAdmin.desk.refusals, ...texts }) ?? errorText(error, tAdmin.desk.failed);
}
