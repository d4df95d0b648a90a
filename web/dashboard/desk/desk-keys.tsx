import type { DeskState } from '@aloghor/functions/domain/desk';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deviceStorage } from '../../shared/lib/storage.ts';

export type DeskAction = DeskState | 'next' | 'previous' | 'undo' | 'correct' | 'money';

/** The key of each action, as its button shows it; those of the arrows stand on none. */
const KEYS: Record<DeskAction, string> = {
  confirmed: 'C',
  noAnswer: 'N',
  hold: 'H',
  refused: 'R',
  wrongNumber: 'W',
  fake: 'F',
  toCall: 'A',
  undo: 'U',
  correct: 'E',
  money: 'M',
  next: 'ArrowDown',
  previous: 'ArrowUp',
};

const ACTIONS = Object.entries(KEYS) as [DeskAction, string][]; // as its type says

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The action of a pressed key. By its letter; where the keyboard types another alphabet, as Bangla, by its place. A key that
 * is held, or pressed with another, does nothing.
 */
export function actionOf({ key, code, repeat, ctrlKey, metaKey, altKey }: PressedKey): DeskAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : key.startsWith('Arrow') ? key : code.replace(/^Key/, '');
  const action = ACTIONS.find(([, own]) => own === letter)?.[0];
  return repeat && action !== 'next' && action !== 'previous' ? undefined : action;
}

/** Whether keys are typed into this element, or choose in it. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** The key that does the same as the button around it; not shown where there is no keyboard. */
export function KeyHint({ of, className = '' }: { of: DeskAction; className?: string }) {
  return (
    <kbd
      aria-hidden
      className={`hidden rounded border border-current/40 px-1.5 font-sans text-xs leading-5 pointer-fine:inline-block ${className}`}
    >
      {KEYS[of]}
    </kbd>
  );
}

const STORAGE_KEY = 'desk-keys';
const OFF = 'off';

/** Whether the desk listens for keys, as this browser remembers it: who speaks to the computer turns them off. */
export function useKeysSwitch() {
  const [areOn, setAreOn] = useState(() => deviceStorage.get(STORAGE_KEY) !== OFF);
  function turn() {
    deviceStorage.set(STORAGE_KEY, areOn ? OFF : 'on');
    setAreOn(!areOn);
  }
  return { areOn, turn };
}

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
