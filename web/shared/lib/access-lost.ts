import { parseStored, tabStorage } from './storage.ts';

// Why somebody who was signed in is asked to log in: noted on the page that they lose, told on the login's.

/** The event of a change that was rejected for want of a session or a role; its `detail` is the error. */
export const ACCESS_LOST = 'access-lost';

interface AccessLost {
  /** Nobody logged out: the identity provider ended the session, as after a change of the role or the password. */
  isSessionEnded?: boolean;
  /** When a change was rejected for want of a session or a role; milliseconds since 1970. */
  changeRejectedAt?: number;
}

const KEY = 'accessLost';

/** A change that was rejected earlier has nothing to do with it. */
const SAME_MOMENT_MS = 120_000;

export function noteAccessLost(news: AccessLost): void {
  tabStorage.set(KEY, JSON.stringify({ ...stored(), ...news }));
}

/** `isClickLost`: the last click was not recorded. */
export function accessLost(now = Date.now()): { isSessionEnded: boolean; isClickLost: boolean } {
  const { isSessionEnded, changeRejectedAt = -Infinity } = stored();
  return { isSessionEnded: isSessionEnded === true, isClickLost: now - changeRejectedAt < SAME_MOMENT_MS };
}

export function forgetAccessLost(): void {
  tabStorage.remove(KEY);
}

function stored(): AccessLost {
  return parseStored(tabStorage.get(KEY)) ?? {};
}
