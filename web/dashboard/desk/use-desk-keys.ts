import { useEffect, useLayoutEffect, useRef } from 'react';
import { actionOf, type DeskAction, isTyping } from './desk-keys.ts';

/** Listens for the keys of the desk, but never while somebody types, chooses or answers a question. */
export function useDeskKeys(areOn: boolean, actions: Partial<Record<DeskAction, () => unknown>>): void {
  const latest = useRef(actions);
  // Before anything can be pressed, so that no key reaches the order of before.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!areOn) return;
    function onKeyDown(event: KeyboardEvent) {
      if (isTyping(event.target) || document.querySelector('dialog:modal, .swal2-shown .swal2-modal')) return;
      const action = actionOf(event);
      const act = action && latest.current[action];
      if (!act) return;
      event.preventDefault();
      void act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [areOn]);
}
