// Clicks from before the app runs: the script in the page's head holds them, and the app replays them.

let turn = 0;

/** Whether links wait, too. */
export let holdsLinks = false;
let heldLink: HTMLAnchorElement | undefined;

/** Holds the clicks, and calls `prepare` at the first one. Links work by themselves, except those with `data-waits`. */
export function holdEarlyClicks(prepare: () => void): void {
  addEventListener('click', (event) => hold(event as MouseEvent, prepare), true);
  // Visitors who left do not expect them any more when the page comes back from the back/forward cache.
  addEventListener('pagehide', dropEarlyClicks);
}

/** From now on the app, which has been loaded, opens a page sooner than the browser would: its links wait, too. */
export function holdLinks(): void {
  holdsLinks = true;
}

/** Enter in a form comes here too: browsers send a click to its submit button. */
function hold(event: MouseEvent, prepare: () => void): void {
  const target = event.target as HTMLElement; // only elements are clicked
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([data-waits])');
  const button = link ?? target.closest<HTMLElement>('button, [data-waits]');
  const { app, missing } = document.documentElement.dataset;
  if (app || !button || (link && !isHeld(event, missing))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (missing !== undefined) return;
  heldLink = link ?? heldLink;
  const { clicked } = button.dataset;
  if (turn === 0) prepare();
  turn += 1;
  // A repeated click on a buy button is impatience and counts once; on a quantity every click counts.
  if (!clicked) button.dataset.clicked = `${turn}`;
  else if (button.closest('fieldset')) button.dataset.clicked = `${clicked} ${turn}`;
}

/** With one of these keys, a link opens in another tab. */
function isHeld({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, missing: string | undefined): boolean {
  return holdsLinks && missing === undefined && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** The browser opens the link that was clicked last, as it would have without us. */
export function openHeldLink(): void {
  if (heldLink?.dataset.clicked) location.assign(heldLink.href);
}

/** Forgets the clicks. */
export function dropEarlyClicks(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-clicked]')) delete button.dataset.clicked;
}

/** Whether the app handles clicks itself. */
export const appRuns = () => document.documentElement.dataset.app !== undefined;

/** Replays the clicks, once and in order; from now on the app handles them itself. */
export async function replayEarlyClicks(): Promise<void> {
  if (appRuns()) return;
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
