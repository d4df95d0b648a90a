import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { timeoutSignal } from './timeout-signal.ts';

const LOOK_AGAIN_MS = 5_000;
const LOOK_MS = 4_000;

/**
 * Calls `onChange` with whether the shop can be reached: now, on the browser's online and offline events, and every few
 * seconds while it cannot. Requests the shop itself, because one on the same machine is reachable without a network.
 */
export function followConnection(onChange: (isOnline: boolean) => void): () => void {
  let again: ReturnType<typeof setTimeout>;
  let looks = 0;

  async function look() {
    clearTimeout(again);
    looks += 1;
    const thisLook = looks;
    const isOnline = navigator.onLine || (await answers());
    if (thisLook !== looks) return; // a later check has started
    onChange(isOnline);
    if (!isOnline) again = setTimeout(look, LOOK_AGAIN_MS);
  }

  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  void look();
  return () => {
    looks += 1;
    clearTimeout(again);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}

/** Requests a small file of the shop, bypassing every cache. */
async function answers(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: timeoutSignal(LOOK_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Whether the shop can be reached, as far as the browser knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watch, isOnline, () => true);
}

const watch = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();
