import { useContext } from 'react';
import { ApiError } from '../api/client.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { t } from '../messages/messages.ts';
import { denseStyle } from './dense-style.ts';
import { PageTitle } from './page-title.ts';

/** Something of a page that could not be read: what happened, what is safe, what to do. */
export function DashboardFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <div role="alert" className="rounded-card border border-danger/40 bg-white px-4 py-10 text-center">
      <p className="font-semibold">{tAdmin.table.failedTitle(useContext(PageTitle))}</p>
      <p className="mt-1 mb-5 text-ink-soft">{isOffline ? tAdmin.table.offline : tAdmin.table.failed}</p>
      <button type="button" className={denseStyle.quiet} onClick={onRetry}>
        {t.page.tryAgain}
      </button>
    </div>
  );
}
