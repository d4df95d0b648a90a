import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { followConnection, useIsOnline } from '../lib/connection.ts';
import { offline } from '../locale/en/common.ts';
import { useMessages } from '../locale/locale.ts';
import { onFirstInteraction } from '../start/on-first-interaction.ts';
import { loadPopups } from '../ui/popup.ts';
import { recoverQueries } from './recover-queries.ts';

/**
 * Shows at the bottom of every page that the shop cannot be reached. Other fixed elements there move up, so that
 * nothing is hidden.
 */
export function OfflineBanner() {
  const tOffline = useMessages(offline);
  const isOnline = useIsOnline();
  const cache = useQueryClient();
  useEffect(() => recoverQueries(cache), [cache]);
  useEffect(() => onlineManager.setEventListener(followConnection), []);
  // Failures are shown in popups, whose code could not be loaded while offline.
  useEffect(() => onFirstInteraction(() => void loadPopups().catch(() => undefined)), []);
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-banner fixed inset-x-0 bottom-0 z-30 flex items-center justify-center gap-2.5 bg-ink px-4 text-paper text-sm leading-tight">
          <WifiOff aria-hidden className="size-5 shrink-0 text-glow" />
          {tOffline.banner}
        </p>
      )}
    </div>
  );
}
