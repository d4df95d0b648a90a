import { useEffect } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { beforeSignOut } from '../../shared/session/before-sign-out.ts';

/** The orders that this tab has claimed, or is just claiming. */
const held = new Set<string>();

export function noteHeld(id: string): void {
  held.add(id);
}

/** There is nothing to give back any more: somebody else has the claim, or an outcome ends it. */
export function noteNotHeld(id: string): void {
  held.delete(id);
}

/** Ends the claim, also while the page is closed. Without an answer it ends by itself. */
export async function giveBack(id: string): Promise<void> {
  if (!held.delete(id)) return;
  await callWithToken('DELETE /desk/:id/claim', { params: { id } }, { keepalive: true }).catch(() => {});
}

function giveBackAll(): Promise<unknown> {
  return Promise.all([...held].map(giveBack));
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
