type PressedKey = Pick<KeyboardEvent, 'key' | 'code'>;

/** The Latin letter of a key, upper case: on a keyboard with another alphabet, such as Bangla, that of its position. */
export function letterOf({ key, code }: PressedKey): string | undefined {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.match(/^Key([A-Z])$/)?.[1];
}

/** Safari says `isComposing` no longer for the Enter that ends a word, but has this code. */
const OF_INPUT_METHOD = 229;

/**
 * Keys that somebody presses while an input method composes a word belong to that: Enter ends the word and submits nothing,
 * the arrow keys choose among its words and not among ours, Escape closes its list alone.
 */
export function leaveKeysToInputMethod(): void {
  const leave = (event: KeyboardEvent) => {
    if (!event.isComposing && event.keyCode !== OF_INPUT_METHOD) return;
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
  };
  window.addEventListener('keydown', leave, { capture: true });
}
