/** Replays the recorded clicks, once and in order; from now on the app handles them itself. */
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
