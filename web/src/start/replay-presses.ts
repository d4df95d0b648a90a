/** Does, once and in its order, what was pressed and sent before the app ran; from now on the app hears it by itself. */
export async function replayPresses(): Promise<void> {
  if (document.documentElement.dataset.app) return;
  document.documentElement.dataset.app = 'runs';
  for (const element of heldPresses()) {
    while (element.matches(':disabled, [aria-disabled=true]') && element.isConnected) await nextFrame(); // it waits for who is here
    delete element.dataset.pressed;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
    await nextFrame(); // the next press finds what this one has changed
  }
}

function heldPresses(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-pressed]')]
    .flatMap((element) =>
      String(element.dataset.pressed)
        .split(' ')
        .map((turn) => ({ element, turn: Number(turn) })),
    )
    .sort((one, other) => one.turn - other.turn)
    .map(({ element }) => element);
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
