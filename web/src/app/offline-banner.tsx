import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { followConnection } from '../lib/connection.ts';
import { onceSomebodyMoves } from '../lib/once-somebody-moves.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { offlineEn } from '../messages/offline-en.ts';
import { loadPopups } from '../ui/popup.ts';
import { registerWorker } from '../worker/register-worker.ts';

/**
 * Says at the foot of every page that the shop cannot be reached, until it can. What else stands there makes room, so
 * that nothing jumps and nothing is hidden.
 */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  useEffect(() => onlineManager.setEventListener(followConnection), []);
  useEffect(registerWorker, []);
  // What fails is told in a popup, which could not be loaded any more by then.
  useEffect(() => onceSomebodyMoves(() => void loadPopups().catch(() => undefined)), []);
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-banner fixed inset-x-0 bottom-0 z-30 flex items-center justify-center gap-2.5 bg-ink px-4 text-paper text-sm leading-tight">
          <WifiOff aria-hidden className="size-5 shrink-0 text-glow" />
          {offlineEn.banner}
        </p>
      )}
    </div>
  );
}
