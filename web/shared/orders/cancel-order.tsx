import { FIRST_STATUS } from '@aloghor/functions/domain/order-status';
import { useState } from 'react';
import { callWithToken } from '../api/client.ts';
import { tOrders } from '../locale/messages.ts';
import { Button } from '../ui/button.tsx';
import { ask, showFailure, showToast } from '../ui/popup.ts';
import { whyFailed } from '../ui/why-failed.ts';
import { orderName } from './order-card.tsx';
import type { OrderDocument } from './order-documents.ts';

/** Cancels one's own order, after a question; nothing once the shop has confirmed it. */
export function CancelOrder({ order }: { order: OrderDocument }) {
  const [isSending, setIsSending] = useState(false);
  if (order.status !== FIRST_STATUS || order.confirmedAt !== undefined) return null;

  async function cancel() {
    if (isSending) return;
    setIsSending(true);
    try {
      if (await isMeant(order)) await send(order._id);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Button variant="danger" size="dense" className="mt-5" aria-disabled={isSending} onClick={cancel}>
      {tOrders.cancel}
    </Button>
  );
}

async function isMeant(order: OrderDocument): Promise<boolean> {
  const { askCancel: question, askCancelText, yesCancel: yes, keep: no } = tOrders;
  return (await ask({ question, text: askCancelText(orderName(order)), yes, no })).isConfirmed;
}

async function send(id: string): Promise<void> {
  try {
    await callWithToken('POST /orders/:id/cancel', { params: { id } });
    void showToast(tOrders.isCancelled);
  } catch (error) {
    void showFailure(tOrders.notCancelledTitle, await whyFailed(error, tOrders.notCancelled));
  }
}
