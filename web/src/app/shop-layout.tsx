import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useMergeGuestCart } from '../cart/use-merge-guest-cart.ts';
import { t } from '../messages/messages.ts';
import { Footer } from '../navigation/footer.tsx';
import { Navbar } from '../navigation/navbar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** Navigation bar, page, footer. */
export function ShopLayout() {
  useScrollToTop();
  useMergeGuestCart();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-paper focus:px-5 focus:py-3"
      >
        {t.nav.skipToContent}
      </a>
      <Navbar />
      <main id="content" tabIndex={-1} className="min-h-[70svh] outline-none">
        <PageErrorBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </PageErrorBoundary>
      </main>
      <Footer />
    </>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t.page.loading} className="page section-air">
      <Skeleton className="h-10 w-2/3 rounded-lg md:w-1/3" />
      <Skeleton className="mt-8 h-96 rounded-card" />
    </div>
  );
}
