import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, use, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { OfflineBanner } from '../../shared/app/offline-banner.tsx';
import { PageErrorBoundary } from '../../shared/app/page-error-boundary.tsx';
import { languageAt, languageInUse, pathIn } from '../../shared/lib/language.ts';
import { comingLocale } from '../../shared/locale/locale-setter.ts';
import { SessionProvider } from '../../shared/session/session.tsx';
import { registerWorker } from '../worker/register-worker.ts';
import { isKnown, NOWHERE } from './load-page.ts';
import { routes } from './routes.tsx';

interface AppProps {
  cache: QueryClient;
  /** The browser's router, or a static one for prerendering. */
  router: ComponentType<{ children: ReactNode }>;
}

export function App({ cache, router: Router }: AppProps) {
  useEffect(registerWorker, []);
  return (
    <QueryClientProvider client={cache}>
      <Router>
        <Shop />
      </Router>
    </QueryClientProvider>
  );
}

/** The shop in the language of the address: all of it is rendered for each address, so that another language reaches it all. */
function Shop() {
  const { pathname } = useLocation();
  const language = languageAt(pathname);
  // The router changes the address in a transition: the page before stays until the messages are there.
  if (language !== languageInUse()) use(comingLocale(language));
  return (
    <>
      <PageErrorBoundary>
        <SessionProvider>
          <Page pathname={pathname} />
        </SessionProvider>
      </PageErrorBoundary>
      <OfflineBanner />
    </>
  );
}

/** The page of the address in its layouts. */
function Page({ pathname }: { pathname: string }) {
  return useRoutes(routes, isKnown(pathname) ? undefined : pathIn(languageInUse(), NOWHERE));
}
