import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { showSuccess } from '../../shared/ui/popup.ts';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { conflictIn, whyNotSaved } from '../layout/not-saved.ts';
import { showError } from '../layout/show-error.ts';
import { settingsPage } from '../messages/en/settings.ts';

interface VersionedSave<Sent, Saved> {
  /** What is saved, for the popup afterwards. */
  title: string;
  send: (sent: Sent) => Promise<unknown>;
  /** Takes over what somebody else has saved. */
  keep: (theirs: Saved) => void;
  /** Called when what was typed is saved or discarded. */
  onDone: () => void;
  onFailed?: (error: unknown) => void;
}

/**
 * Saves over the version that was seen. If somebody else has saved meanwhile, `theirs` is what they saved, until one of both
 * is chosen. What was typed survives every failure.
 */
export function useVersionedSave<Sent, Saved>({ title, send, keep, onDone, onFailed }: VersionedSave<Sent, Saved>) {
  const language = useLanguage();
  const t = useMessages(settingsPage);
  const [theirs, setTheirs] = useState<Saved>();

  function finish() {
    setTheirs(undefined);
    onDone();
  }

  async function save(sent: Sent) {
    try {
      await send(sent);
      finish();
      void showSuccess(t.saved, SUCCESS_MS, title);
    } catch (error) {
      const conflict = conflictIn<{ settings: Saved }>(error);
      if (conflict) return setTheirs(conflict.settings);
      onFailed?.(error);
      void showError(error, t.notSavedTitle, whyNotSaved(error, t.notSaved, language), language);
    }
  }

  function keepTheirs(present: Saved) {
    keep(present);
    finish();
  }

  return { theirs, save, keepTheirs };
}
