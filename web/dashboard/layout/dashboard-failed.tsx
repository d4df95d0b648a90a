import { useContext } from 'react';
import { isBusy, isUnanswered } from '../../shared/lib/api-error.ts';
import { t } from '../../shared/locale/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { errorText } from '../../shared/ui/error-text.ts';
import { FailedCall } from '../../shared/ui/failed-call.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { PageTitle } from './page-title.ts';

/** Shown for data that could not be loaded: what happened, what is safe, what to do. */
export function DashboardFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { busy, offline, failed } = tAdmin.table;
  const sentence = isBusy(error) ? busy : isUnanswered(error) ? offline : failed;
  const text = errorText(error, sentence);
  return (
    <div role="alert" className="rounded-card border border-danger/40 bg-white px-4 py-10 text-center">
      <p className="font-semibold">{tAdmin.table.failedTitle(useContext(PageTitle))}</p>
      <p className="mt-1 text-balance text-ink-soft">{text}</p>
      <FailedCall error={error} />
      <Button variant="quiet" size="dense" className="mt-5" onClick={onRetry}>
        {t.page.tryAgain}
      </Button>
    </div>
  );
}

/** Shown with data from an earlier request, which may be outdated. */
export function NotRenewed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-glow px-4 py-2">
      <p>{errorText(error, tAdmin.table.notRenewed)}</p>
      <Button variant="quiet" size="dense" onClick={onRetry}>
        {t.page.tryAgain}
      </Button>
    </div>
  );
}
