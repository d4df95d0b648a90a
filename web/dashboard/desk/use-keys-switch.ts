import { useState } from 'react';
import { deviceStorage } from '../../shared/lib/storage.ts';

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
