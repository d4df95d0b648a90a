import { Suspense, use, useState } from 'react';
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom';
import { newQueryClient } from '../shared/app/new-query-client.ts';
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

/** `messages` resolves when those of the dashboard are there. */
export function App({ messages }: { messages: Promise<void> }) {
  const [cache] = useState(newQueryClient);
  return (
    <ShopData cache={cache}>
      <BrowserRouter>
        <Dashboard messages={messages} />
      </BrowserRouter>
    </ShopData>
  );
}

function Dashboard({ messages }: { messages: Promise<void> }) {
  const [stored] = useState(storedVisitor);
  const { pathname } = useLocation(); // choosing a language goes to the same address again
  return (
    <LocaleContext value={languageAt(pathname)}>
      <PageErrorBoundary>
        <SessionProvider stored={stored}>
          <Suspense>
            <Pages messages={messages} />
          </Suspense>
        </SessionProvider>
      </PageErrorBoundary>
      <OfflineBanner />
    </LocaleContext>
  );
}

function Pages({ messages }: { messages: Promise<void> }) {
  use(messages);
  usePageLanguage();
  const page = useRoutes(routes);
  return (
    <>
      {page}
      <AccessLostDialog />
    </>
  );
}
