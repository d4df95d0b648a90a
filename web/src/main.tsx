import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { DRAWN_DATA_ID, takeDrawnData } from './app/drawn-data.ts';
import { loadPage } from './app/load-page.ts';
import { newQueryClient } from './app/new-query-client.ts';
import { openLeavingGate } from './lib/leaving-gate.ts';
import { replayPresses } from './start/replay-presses.ts';
import { replaceMissingPictures } from './ui/missing-pictures.ts';
import './styles.css';

const root = document.getElementById('root') as HTMLElement; // every page has it

const cache = newQueryClient();
const drawn = document.getElementById(DRAWN_DATA_ID)?.textContent;
const shop = (
  <StrictMode>
    <App cache={cache} router={BrowserRouter} />
  </StrictMode>
);

openLeavingGate();
replaceMissingPictures();

// A transition is drawn in short steps: a slow phone can scroll and be touched between them.
if (drawn) {
  takeDrawnData(cache, drawn);
  // What is already to be seen is taken over at once or not at all; the page says itself what it cannot load.
  void loadPage(window.location.pathname)
    .catch(() => undefined)
    .then(() => startTransition(() => void hydrateRoot(root, shop)));
} else {
  void replayPresses(); // there was nothing to press
  startTransition(() => createRoot(root).render(shop));
}
