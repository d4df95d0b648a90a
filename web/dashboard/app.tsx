import type { QueryClient } from '@tanstack/react-query';
import { Suspense, use, useDeferredValue, useState } from 'react';
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom';
import { OfflineBanner } from '../shared/app/offline-banner.tsx';
import { PageErrorBoundary } from '../shared/app/page-error-boundary.tsx';
import { ShopData } from '../shared/app/shop-data.tsx';
import { usePageLanguage } from '../shared/app/use-page-language.ts';
import { languageAt } from '../shared/lib/language.ts';
import { LocaleContext } from '../shared/locale/locale.ts';
import { SessionProvider } from '../shared/session/session.tsx';
import { storedVisitor } from '../shared/session/stored-visitor.ts';
import { AccessLostDialog } from './layout/access-lost-dialog.tsx';
import { routes } from './routes.tsx';

interface AppProps {
  /** Of what the API has answered; the first calls are on their way already. */
  cache: QueryClient;
  /** Resolves when the messages, and the code of the first page, are there. */
  code: Promise<unknown>;
}

export function App({ cache, code }: AppProps) {
  return (
    <ShopData cache={cache}>
      <BrowserRouter>
        <Dashboard code={code} />
      </BrowserRouter>
    </ShopData>
  );
}

function Dashboard({ code }: Pick<AppProps, 'code'>) {
  const [stored] = useState(storedVisitor);
  const { pathname } = useLocation(); // choosing a language goes to the same address again
  return (
    <LocaleContext value={languageAt(pathname)}>
      <PageErrorBoundary>
        <SessionProvider stored={stored}>
          <Suspense>
            <Pages code={code} />
          </Suspense>
        </SessionProvider>
      </PageErrorBoundary>
      <OfflineBanner />
    </LocaleContext>
  );
}

function Pages({ code }: Pick<AppProps, 'code'>) {
  use(code);
  usePageLanguage();
  const page = useRoutes(routes);
  // In pieces the first time, too: an answer that comes meanwhile would otherwise render all of it in one long task.
  const isShown = useDeferredValue(true, false);
  if (!isShown) return null;
  return (
    <>
      {page}
      <AccessLostDialog />
    </>
  );
}
