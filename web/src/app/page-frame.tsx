import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { t } from '../messages/messages.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { useAfterHydration } from './use-after-hydration.ts';

/** The outlet of the page, with its loading and error states. */
export function PageFrame({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <main id="content" tabIndex={-1} className={`outline-none ${className}`}>
      <PageErrorBoundary address={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <AfterMount />
        </Suspense>
      </PageErrorBoundary>
    </main>
  );
}

/** A sibling of the page, so that both mount together. */
function AfterMount() {
  useAfterHydration();
  return null;
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t.page.loading} className="page section-air">
      <Skeleton className="h-10 w-2/3 rounded-lg md:w-1/3" />
      <Skeleton className="mt-8 h-96 rounded-card" />
    </div>
  );
}
