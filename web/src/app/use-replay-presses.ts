import { useEffect } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { replayPresses } from '../start/replay-presses.ts';

/** Replays the presses from before the app ran, once it is known who the visitor is. */
export function useReplayPresses(): void {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) void replayPresses();
  }, [isHydrated]);
}
