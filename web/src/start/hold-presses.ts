let turn = 0;

/** Keeps what is pressed and sent before the app runs; `replayPresses` does it then. Links work by themselves. */
export function holdPresses(): void {
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
}

function hold(event: Event): void {
  const target = event.target as HTMLElement; // a document has no other targets of these two
  const pressed = event.type === 'submit' ? target : target.closest<HTMLElement>('a, button');
  if (document.documentElement.dataset.app || !pressed?.matches('form, [type="button"]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { pressed: before } = pressed.dataset;
  turn += 1;
  // Who presses again to buy is only impatient; a quantity counts every press.
  if (!before) pressed.dataset.pressed = `${turn}`;
  else if (pressed.closest('fieldset')) pressed.dataset.pressed = `${before} ${turn}`;
}
