import { callIdOf } from '../lib/api-error.ts';
import { t } from '../locale/messages.ts';

/** What to name when telling the shop about a failure: by it the call is found in the log. */
export function FailedCall({ error }: { error: unknown }) {
  const id = callIdOf(error);
  return id && <p className="text-ink-soft text-sm">{t.page.failedCall(id)}</p>;
}
