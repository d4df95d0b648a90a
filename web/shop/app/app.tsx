import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { OfflineBanner } from '../../shared/app/offline-banner.tsx';
import { PageErrorBoundary } from '../../shared/app/page-error-boundary.tsx';
import { ShopData } from '../../shared/app/shop-data.tsx';
import { usePageLanguage } from '../../shared/app/use-page-language.ts';
import { pathIn } from '../../shared/lib/language.ts';
import { isCheckoutPending } from '../../shared/lib/pending-checkout.ts';
import { LocaleContext, useLanguage } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { SessionProvider } from '../../shared/session/session.tsx';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { useRetriedImport } from '../../shared/start/retried-import.ts';
import { whenIdle } from '../../shared/start/schedule.ts';
import { usePath } from '../../shared/ui/link.tsx';
import { isKnown, NOWHERE } from './load-page.ts';
import { routesAt } from './routes.tsx';

interface AppProps {
  cache: QueryClient;
  /** The browser's router, or a static one for prerendering. */
  router: ComponentType<{ children: ReactNode }>;
}

export function App({ cache, router: Router }: AppProps) {
  useEffect(() => whenIdle(registerWorker), []);
  return (
    <ShopData cache={cache}>
      <Router>
        <Shop />
      </Router>
    </ShopData>
  );
}

/** The shop in the language of the address. */
function Shop() {
  return (
    <LocaleContext value={usePageLanguage()}>
      <PageErrorBoundary>
        <SessionProvider>
          <Page />
          <NewsOfOrder />
        </SessionProvider>
      </PageErrorBoundary>
      <OfflineBanner />
    </LocaleContext>
  );
}

/** What became of an order whose answer was lost, on every page; those of the cart tell it themselves. */
function NewsOfOrder() {
  const path = usePath();
  const isElsewhere = useIsHydrated() && path !== paths.cart && path !== paths.dashboard.cart;
  return isElsewhere && isCheckoutPending() && <LateNews />;
}

function LateNews() {
  const { code } = useRetriedImport(loadNews);
  return code && <code.LostOrder />;
}

async function loadNews() {
  const { LostOrder } = await import('../orders/lost-order.tsx');
  return { LostOrder };
}

/** The page of the address in its layouts. */
function Page() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const known = isKnown(pathname) ? pathname : pathIn(language, NOWHERE);
  return useRoutes(routesAt(known), known === pathname ? undefined : known);
}

/**
 * Lets the browser keep what every page needs, and show the shop's own page when there is no connection. Never in
 * development, where changed files keep their names.
 */
function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // the shop works without
}
