import { type PropsWithChildren, StrictMode, startTransition, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router as PlacedRouter } from 'react-router-dom';
import { newQueryClient } from '../shared/app/new-query-client.ts';
import { prepareApp } from '../shared/app/prepare-app.ts';
import { languageAt } from '../shared/lib/language.ts';
import { loadLanguage } from '../shared/locale/message-loader.ts';
import { appRuns, replayEarlyClicks } from '../shared/start/early-clicks.ts';
import type { Field } from '../shared/start/restore-typed.ts';
import { App } from './app/app.tsx';
import { loadPage } from './app/load-page.ts';
import { PRERENDERED_DATA_ID, takePrerenderedData } from './app/prerendered-data.ts';
import './styles.css';

const root = document.getElementById('root') as HTMLElement; // every page has it

const cache = newQueryClient();
const prerendered = document.getElementById(PRERENDERED_DATA_ID)?.textContent;
const shop = (
  <StrictMode>
    <App cache={cache} router={Router} />
  </StrictMode>
);

/**
 * Renders each page in one go, because in the slices of a transition it would appear later; but not while the app hydrates,
 * which would become one long task, and in which a section whose code is still loading would disappear. Unlike that of
 * `BrowserRouter`, this choice is no context: changing it would render every link again.
 */
function Router({ children }: PropsWithChildren) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () => history.listen((place) => (appRuns() ? setPlace(place) : startTransition(() => setPlace(place)))),
    [history],
  );
  return (
    <PlacedRouter navigator={history} navigationType={action} location={location} useTransitions={false}>
      {children}
    </PlacedRouter>
  );
}

/** What is in a field stays, also where the page is no longer the one that was rendered. */
function hydrate(): void {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const focused = document.activeElement;
  hydrateRoot(root, shop, {
    async onRecoverableError(error) {
      console.error('The page was not as it was rendered', error);
      const { restoreTyped } = await import('../shared/start/restore-typed.ts');
      restoreTyped(root, fields, focused);
    },
  });
}

prepareApp(import.meta.url);
// A prerendered page cannot be hydrated in another language: without its messages, the app is missing.
await loadLanguage(languageAt(window.location.pathname));

// A transition renders in short slices, between which a slow phone can scroll and respond.
if (prerendered) {
  takePrerenderedData(cache, prerendered);
  // Prerendered HTML is hydrated only with the page's code loaded; the page itself reports a failed load.
  void loadPage(window.location.pathname)
    .catch(() => undefined)
    .then(() => startTransition(hydrate));
} else {
  void replayEarlyClicks(); // nothing could be clicked yet
  document.querySelector('title')?.remove(); // the shell's: React adds the page's, and browsers show the first
  startTransition(() => createRoot(root).render(shop));
}
