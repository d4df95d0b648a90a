// Clicks from before the app runs: the script in the page's head holds them, and the app replays them.

let turn = 0;

/** Holds the clicks, and calls `prepare` at the first one. Links work by themselves, except those with `data-waits`. */
export function holdEarlyClicks(prepare: () => void): void {
  addEventListener('click', (event) => hold(event, prepare), true);
  // Visitors who left do not expect them any more when the page comes back from the back/forward cache.
  addEventListener('pagehide', dropEarlyClicks);
}

/** Enter in a form comes here too: browsers send a click to its submit button. */
function hold(event: Event, prepare: () => void): void {
  const target = event.target as HTMLElement; // only elements are clicked
  const button = target.closest<HTMLElement>('a, button');
  const { app, missing } = document.documentElement.dataset;
  if (app || !button?.matches('button, [data-waits]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (missing !== undefined) return;
  const { clicked } = button.dataset;
  if (turn === 0) prepare();
  turn += 1;
  // A repeated click on a buy button is impatience and counts once; on a quantity every click counts.
  if (!clicked) button.dataset.clicked = `${turn}`;
  else if (button.closest('fieldset')) button.dataset.clicked = `${clicked} ${turn}`;
}

/** Forgets the clicks. */
export function dropEarlyClicks(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-clicked]')) delete button.dataset.clicked;
}

/** Replays the clicks, once and in order; from now on the app handles them itself. */
export async function replayEarlyClicks(): Promise<void> {
  if (document.documentElement.dataset.app) return;
  document.documentElement.dataset.app = 'runs';
  for (const element of heldClicks()) {
    delete element.dataset.clicked;
    element.click();
    await nextFrame(); // so that the next click sees this one's changes
  }
}

function heldClicks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-clicked]')]
    .flatMap((element) =>
      String(element.dataset.clicked)
        .split(' ')
        .map((turn) => ({ element, turn: Number(turn) })),
    )
    .sort((one, other) => one.turn - other.turn)
    .map(({ element }) => element);
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
