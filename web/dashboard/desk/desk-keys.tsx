import type { DeskState } from '@aloghor/functions/domain/desk';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { letterOf } from '../../shared/lib/keys.ts';
import { deviceStorage } from '../../shared/lib/storage.ts';

export type DeskAction =
  | DeskState
  | 'charged'
  | 'take'
  | 'next'
  | 'previous'
  | 'undo'
  | 'correct'
  | 'products'
  | 'split'
  | 'money';

/** The key of each action, as its button shows it; the arrow keys have no buttons. */
const KEYS: Record<DeskAction, string> = {
  confirmed: 'C',
  charged: 'D',
  noAnswer: 'N',
  hold: 'H',
  refused: 'R',
  wrongNumber: 'W',
  fake: 'F',
  toCall: 'A',
  undo: 'U',
  correct: 'E',
  products: 'P',
  split: 'S',
  money: 'M',
  take: 'X',
  next: 'ArrowDown',
  previous: 'ArrowUp',
};

const ACTIONS = Object.entries(KEYS) as [DeskAction, string][]; // as its type says

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The action of a pressed key: by its letter or, on a keyboard with another alphabet such as Bangla, by its position. A
 * key that is held down, or pressed with a modifier, does nothing.
 */
export function actionOf({ key, code, repeat, ctrlKey, metaKey, altKey }: PressedKey): DeskAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const pressed = key.startsWith('Arrow') ? key : letterOf({ key, code });
  const action = ACTIONS.find(([, own]) => own === pressed)?.[0];
  return repeat && action !== 'next' && action !== 'previous' ? undefined : action;
}

/** Whether this element handles the keys itself. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** The shortcut of the button around it; not shown on devices without a keyboard. */
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

/** Whether shortcuts are on, stored in this browser: people who use speech input turn them off. */
export function useKeysSwitch() {
  const [areOn, setAreOn] = useState(() => deviceStorage.get(STORAGE_KEY) !== OFF);
  function turn() {
    deviceStorage.set(STORAGE_KEY, areOn ? OFF : 'on');
    setAreOn(!areOn);
  }
  return { areOn, turn };
}

/** Listens for the desk's shortcuts, but not while an input, a select or a question is in use. */
export function useDeskKeys(areOn: boolean, actions: Partial<Record<DeskAction, () => unknown>>): void {
  const latest = useRef(actions);
  // In a layout effect, so that no key reaches the previous order.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!areOn) return;
    function onKeyDown(event: KeyboardEvent) {
      if (isTyping(event.target) || document.querySelector('dialog[open], .swal2-shown .swal2-modal')) return;
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
