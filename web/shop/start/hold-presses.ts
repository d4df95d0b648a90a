import { marks } from '../../shared/start/marks.ts';

let turn = 0;

/**
 * Keeps what is pressed before the app runs; `replayPresses` does it then. Links work by themselves, but those marked.
 * At the first press `prepare` is called.
 */
export function holdPresses(prepare: () => void): void {
  addEventListener('click', (event) => hold(event, prepare), true);
  // Who left does not expect it any more, should the page come back from the back/forward cache.
  addEventListener('pagehide', dropPresses);
}

/** Forgets what was pressed. */
export function dropPresses(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) delete button.dataset.pressed;
}

/** Enter in a form comes here too: browsers send a click to its submit button. */
function hold(event: Event, prepare: () => void): void {
  const target = event.target as HTMLElement; // only elements are clicked
  const button = target.closest<HTMLElement>('a, button');
  if (marks.app || !button?.matches('button, [data-waits]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (marks.missing !== undefined) return;
  const { pressed } = button.dataset;
  if (turn === 0) prepare();
  turn += 1;
  // A repeated press on a buy button is impatience and counts once; on a quantity every press counts.
  if (!pressed) button.dataset.pressed = `${turn}`;
  else if (button.closest('fieldset')) button.dataset.pressed = `${pressed} ${turn}`;
}
