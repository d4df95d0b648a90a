import { type RefObject, useEffect } from 'react';

/** Whether the current history entry is that of an open dialog. */
function isOfDialog(): boolean {
  return window.history.state?.isOfDialog === true;
}

/**
 * Opens a dialog with a history entry of its own, so that the back gesture of a phone closes it and stays on the page.
 * Closed in another way, it goes back itself: `onClose` is for the dialog's event.
 */
export function useBackCloses(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const close = () => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [dialog]);

  return {
    open: () => {
      // Beside what the router keeps: for it, this is the same page.
      if (!isOfDialog()) window.history.pushState({ ...window.history.state, isOfDialog: true }, '');
      dialog.current?.showModal();
    },
    onClose: () => {
      if (isOfDialog()) window.history.back();
    },
  };
}
