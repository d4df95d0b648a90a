import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { lastSignedIn } from '../shared/api/access-token.ts';
import { takeEarlyAnswersFrom } from '../shared/api/client.ts';
import { takeEarlyAnswer } from '../shared/api/early-calls.ts';
import { newQueryClient } from '../shared/app/new-query-client.ts';
import { prepareApp } from '../shared/app/prepare-app.ts';
import { languageAt } from '../shared/lib/language.ts';
import { installLeaveGuard } from '../shared/lib/leave-guard.ts';
import { forgetTabStateOfOthers } from '../shared/lib/tab-state.ts';
import type { Messages } from '../shared/locale/locale.ts';
import { messageLoader } from '../shared/locale/message-loader.ts';
import { tellAccessLost } from '../shared/session/tell-access-lost.ts';
import { replayEarlyClicks } from '../shared/start/early-clicks.ts';
import { App } from './app.tsx';
import { askAhead } from './ask-ahead.ts';
import { loadPageAhead } from './routes.tsx';
import './styles.css';

/** The dashboard's messages come with the shared ones of their language. @throws when they do not come */
async function bringMessages(): Promise<void> {
  const { addSources, loadMessages } = await messageLoader();
  addSources(import.meta.glob<Messages>('./*/messages.ts', { base: './messages' }));
  await loadMessages(languageAt(window.location.pathname));
}

const page = loadPageAhead(window.location.pathname);

const root = document.getElementById('root') as HTMLElement; // its document has it

installLeaveGuard(); // before the router listens to the history
forgetTabStateOfOthers(lastSignedIn()); // a closed tab may be opened again after a log-out in another one
prepareApp(import.meta.url);
tellAccessLost();
const cache = newQueryClient();
takeEarlyAnswersFrom(takeEarlyAnswer);
const first = askAhead(cache, window.location.pathname);
void replayEarlyClicks(); // nothing could be clicked yet
document.querySelector('title')?.remove(); // the document's: React adds the page's, and browsers show the first
const app = (
  <StrictMode>
    <App cache={cache} code={Promise.all([bringMessages(), page, first])} />
  </StrictMode>
);
// In pieces, between which a slow phone can do what is clicked.
startTransition(() => createRoot(root).render(app));
