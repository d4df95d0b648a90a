import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the shop can be reached, as far as the browser knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watch, isOnline, () => true);
}

const watch = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();
