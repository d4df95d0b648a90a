import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../shared/lib/storage.ts';
import { storeWatched, watchStored } from '../../shared/lib/watched-storage.ts';

/** How a person may be told of new orders. */
export type Alert = 'sound' | 'notification';

const ON = 'on';
const keyOf = (alert: Alert) => `new-orders-${alert}`;

/** Whether it was chosen on this device, and the browser still allows it. */
export function isChosen(alert: Alert): boolean {
  return deviceStorage.get(keyOf(alert)) === ON && (alert === 'sound' || permission() === 'granted');
}

export function useIsChosen(alert: Alert): boolean {
  return useSyncExternalStore(
    (onChange) => watchStored(keyOf(alert), onChange),
    () => isChosen(alert),
  );
}

/**
 * Chooses it or not; false where the browser does not allow it. `sample`: the title of a first notification, as they will
 * look. Call it in a click: browsers ask only then.
 */
export async function choose(alert: Alert, isOn: boolean, sample: string): Promise<boolean> {
  const isAllowed = !isOn || alert === 'sound' || ((await askPermission()) && showNotification(sample) !== undefined);
  storeWatched(keyOf(alert), isOn && isAllowed ? ON : 'off');
  return isAllowed;
}

/** Undefined where the browser knows no notifications, as on iPhones. */
function permission(): NotificationPermission | undefined {
  return 'Notification' in window ? Notification.permission : undefined;
}

/** One at a time: a later one replaces it. Undefined on phones, which show those of a service worker alone. */
export function showNotification(title: string, body?: string): Notification | undefined {
  try {
    return new Notification(title, { ...(body && { body }), tag: 'new-orders' });
  } catch {
    return undefined;
  }
}

async function askPermission(): Promise<boolean> {
  return permission() !== undefined && (await Notification.requestPermission()) === 'granted';
}
