import { useState } from 'react';

const STORAGE_KEY = 'desk-keys';
const OFF = 'off';

/** Whether the desk listens for keys, as this browser remembers it: who speaks to the computer turns them off. */
export function useKeysSwitch() {
  const [areOn, setAreOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== OFF);
  function turn() {
    localStorage.setItem(STORAGE_KEY, areOn ? OFF : 'on');
    setAreOn(!areOn);
  }
  return { areOn, turn };
}
