import { useState } from 'react';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { showFailure, showSuccess } from '../../shared/ui/popup.ts';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { whyNotSaved } from './settings-api.ts';

interface VersionedSave<Sent, Saved> {
  /** What is saved, as the popup after it says. */
  title: string;
  send: (sent: Sent) => Promise<unknown>;
  /** Takes what somebody else has saved as the present state. */
  keep: (theirs: Saved) => void;
  /** What was typed is saved, or given up. */
  onDone: () => void;
  onFailed?: (error: unknown) => void;
}

/**
 * Saves over the version that was seen. Where somebody else has saved meanwhile, `theirs` is what they saved, until one of
 * both is chosen. What was typed survives every failure.
 */
export function useVersionedSave<Sent, Saved>({ title, send, keep, onDone, onFailed }: VersionedSave<Sent, Saved>) {
  const language = useLanguage();
  const { settings } = useMessages(dashboardMessages);
  const [theirs, setTheirs] = useState<Saved>();

  function finish() {
    setTheirs(undefined);
    onDone();
  }

  async function save(sent: Sent) {
    try {
      await send(sent);
      finish();
      void showSuccess(settings.saved, SUCCESS_MS, title);
    } catch (error) {
      const present = savedMeanwhile<Saved>(error);
      if (present) return setTheirs(present);
      onFailed?.(error);
      void showFailure(settings.notSavedTitle, whyNotSaved(error, language), language);
    }
  }

  function keepTheirs(present: Saved) {
    keep(present);
    finish();
  }

  return { theirs, save, keepTheirs };
}

/** What somebody else has saved, if a change was rejected for that reason. */
function savedMeanwhile<Saved>(error: unknown): Saved | undefined {
  if (!hasErrorCode(error, 'changed-meanwhile')) return undefined;
  return (error.problem as unknown as { settings: Saved }).settings; // the contract ties this body to this code
}
