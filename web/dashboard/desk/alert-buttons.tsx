import { Bell, BellRing, Volume2, VolumeX } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useDebounced } from '../../shared/lib/hooks.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { chime, isMuted, watchMuted } from '../layout/chime.ts';
import { newOrderAlerts } from '../messages/en/desk.ts';
import { type Alert, choose, useIsChosen } from './alert-choices.ts';

/** So long a browser that may play takes at most to begin. */
const BEGIN_MS = 500;

/** Switches for the sound and the notification of new orders, kept on this device. */
export function AlertButtons() {
  const t = useMessages(newOrderAlerts);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t.legend}</legend>
      <AlertButton alert="sound" On={Volume2} Off={VolumeX} />
      <AlertButton alert="notification" On={BellRing} Off={Bell} />
      <Muted />
    </fieldset>
  );
}

/** Says that the sound, though it is chosen, waits for a first click. */
function Muted() {
  const t = useMessages(newOrderAlerts);
  const isOn = useIsChosen('sound');
  const isWaiting = useSyncExternalStore(isOn ? watchMuted : watchNothing, () => isOn && isMuted());
  const isShown = useDebounced(isWaiting, BEGIN_MS) && isWaiting;
  return (
    <p role="status" className={isShown ? 'basis-full text-ink-soft text-sm' : 'sr-only'}>
      {isShown && t.muted}
    </p>
  );
}

const watchNothing = () => () => {};

function AlertButton({ alert, On, Off }: { alert: Alert; On: typeof Bell; Off: typeof Bell }) {
  const language = useLanguage();
  const t = useMessages(newOrderAlerts);
  const isOn = useIsChosen(alert);
  const Icon = isOn ? On : Off;

  async function turn() {
    const isAllowed = await choose(alert, !isOn, t.on[alert]);
    if (!isAllowed) return void showFailure(t.notAllowedTitle, t.notAllowed, language);
    if (alert === 'sound' && !isOn) chime(); // as it will sound
  }

  return (
    <Button variant="quiet" size="dense" aria-pressed={isOn} onClick={turn}>
      <Icon aria-hidden className="size-5" />
      <span className="max-sm:sr-only">{isOn ? t.on[alert] : t.off[alert]}</span>
    </Button>
  );
}
