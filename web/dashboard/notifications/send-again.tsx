import type { Notice } from '@aloghor/functions/contract/notices';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure, showToast } from '../../shared/ui/popup.ts';
import { LONG_SUCCESS_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { useSendAgain } from './notices-calls.ts';

/** Tries a notice again that was given up. */
export function SendAgain({ notice: { _id, orderId, number = orderId, event } }: { notice: Notice }) {
  const { mutateAsync, isPending } = useSendAgain();
  const { again, againOf, isAgain, notAgainTitle, events } = tAdmin.notices;

  async function send() {
    try {
      await mutateAsync(_id);
      void showToast(isAgain, LONG_SUCCESS_MS);
    } catch (error) {
      void showFailure(notAgainTitle, await whyFailed(error, tAdmin.table.failed));
    }
  }

  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={againOf(number, events[event])}
      disabled={isPending}
      onClick={send}
    >
      {again}
    </Button>
  );
}
