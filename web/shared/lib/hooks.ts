import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { letterOf } from './keys.ts';

/** The value, delayed until it has not changed for `ms` milliseconds. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** Whether the screen matches a media query, as it is now. In HTML that the server renders it does. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => true,
  );
}

/**
 * Calls `onOutside` for a click anywhere but in `element`, and when the focus leaves it for another one. A click on words
 * inside moves the focus to what can have it around them: that is not outside, and to close during that click crashes
 * Chromium.
 */
export function useInteractOutside(element: RefObject<HTMLElement | null>, onOutside: () => void): void {
  const latest = useLatest(onOutside);
  useEffect(() => {
    const isInside = (target: EventTarget | null) => target instanceof Node && element.current?.contains(target);
    const onPointerDown = ({ target }: PointerEvent) => isInside(target) || latest.current();
    // Only to another element: a tap may clear the focus before its click arrives.
    const onFocusOut = ({ target, relatedTarget: next }: FocusEvent) => {
      if (!isInside(target) || !(next instanceof Node) || isInside(next)) return;
      if (!next.contains(element.current)) latest.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [element, latest]);
}

/** Calls `onShortcut` for Ctrl (or Command) and the key of this letter, in place of the browser's shortcut. */
export function useCtrlKey(letter: string, onShortcut: () => void): void {
  const latest = useLatest(onShortcut);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || letterOf(event) !== letter) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [letter, latest]);
}

export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Whether the focus is lost: its element was removed, or its dialog has closed. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
}

/** The index of the option selected by the arrow keys; -1 for none. Resets when `listKey` changes. */
export function useActiveOption(count: number, listKey: string) {
  const [reached, setReached] = useState({ listKey, index: -1 });
  const index = reached.listKey === listKey ? reached.index : -1;

  function onKeyDown(event: ReactKeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || count === 0) return;
    event.preventDefault();
    // The position before the first option is the field itself.
    const next = ((index + 1 + step + count + 1) % (count + 1)) - 1;
    setReached({ listKey, index: next });
  }

  return { index, onKeyDown };
}
