import { useEffect } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { replayPresses } from '../start/replay-presses.ts';

/** Does what was pressed before the app ran, as soon as it is not a guest by default who pressed it. */
export function useReplayPresses(): void {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) void replayPresses();
  }, [isHydrated]);
}
