import { useEffect } from 'react';
import { accessToken } from '../../shared/api/access-token.ts';
import { callWithToken } from '../../shared/api/client.ts';
import { beforeSignOut } from '../../shared/session/before-sign-out.ts';

/** The orders that this tab has claimed, or is just claiming, with the token by which they are given back. */
const held = new Map<string, string | undefined>();

export function noteHeld(id: string): void {
  held.set(id, accessToken() ?? held.get(id));
}

/** Whether this tab has claimed it, and has not given it back itself. */
export function isHeldHere(id: string): boolean {
  return held.has(id);
}

/** There is nothing to give back any more: somebody else has the claim, or an outcome ends it. */
export function noteNotHeld(id: string): void {
  held.delete(id);
}

/**
 * Ends the claim, also while the page is closed, or after its person has logged out in another tab. Without an answer it ends
 * by itself.
 */
export async function giveBack(id: string): Promise<void> {
  const claimedBy = held.get(id);
  if (!held.delete(id)) return;
  const isLoggedOut = accessToken() === null;
  const options = { keepalive: true, ...(isLoggedOut && claimedBy && { token: claimedBy }) };
  await callWithToken('DELETE /desk/:id/claim', { params: { id } }, options).catch(() => {});
}

function giveBackAll(): Promise<unknown> {
  return Promise.all([...held.keys()].map(giveBack));
}

/**
 * Gives everything back when the tab is closed, goes to another application, or its person logs out. Leaving for another
 * page of the dashboard is for those who have claimed.
 */
export function useGiveBackOnClosing(): void {
  useEffect(() => {
    window.addEventListener('pagehide', giveBackAll);
    const stop = beforeSignOut(giveBackAll);
    return () => {
      window.removeEventListener('pagehide', giveBackAll);
      stop();
    };
  }, []);
}
