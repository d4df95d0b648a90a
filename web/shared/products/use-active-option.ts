import { type KeyboardEvent, useState } from 'react';

/** The index of the option selected by the arrow keys; -1 for none. Resets when `listKey` changes. */
export function useActiveOption(count: number, listKey: string) {
  const [reached, setReached] = useState({ listKey, index: -1 });
  const index = reached.listKey === listKey ? reached.index : -1;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || count === 0) return;
    event.preventDefault();
    // The position before the first option is the field itself.
    const next = ((index + 1 + step + count + 1) % (count + 1)) - 1;
    setReached({ listKey, index: next });
  }

  return { index, onKeyDown };
}
