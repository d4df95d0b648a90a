import { useEffect } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { whenQuiet } from '../lib/when-quiet.ts';
import { replayPresses } from '../start/replay-presses.ts';
import { bringLateFonts } from './late-fonts.ts';

/** Replays the presses from before the app ran, once it is known who the visitor is; what they cause comes before the fonts. */
export function useAfterHydration(): void {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) void replayPresses().then(() => whenQuiet(bringLateFonts));
  }, [isHydrated]);
}
