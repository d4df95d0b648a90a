import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { replayPresses } from './start/replay-presses.ts';
import { replaceMissingPictures } from './ui/missing-pictures.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

replaceMissingPictures();
void replayPresses(); // nothing can have been pressed: no page is drawn ahead

// A transition is drawn in short steps: a slow phone can scroll and be touched between them.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
