import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isInShop } from '@aloghor/functions/domain/order-status';
import { RotateCcw } from 'lucide-react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { showNotDone } from '../layout/show-error.ts';
import { packing } from '../messages/en/packing.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { useUnpack } from './packing-api.ts';

/** Says that an order is not packed after all; not shown unless it is packed, and in the shop. */
export function UnpackButton({ order, onUndone }: { order: PackingOrder; onUndone?: () => void }) {
  const language = useLanguage();
  const t = useMessages(packing);
  const { mutateAsync, isPending } = useUnpack();
  if (!order.packed || !isInShop(order.status)) return null;

  async function unpack() {
    if (isPending) return;
    try {
      await mutateAsync(order._id);
      onUndone?.();
      void showToast(t.toPackAgain(order.number));
    } catch (error) {
      void showNotDone(error, t.notSetTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={t.unpackOf(order.number)}
      aria-disabled={isPending}
      onClick={unpack}
    >
      <RotateCcw aria-hidden className="size-4 shrink-0" />
      {t.unpack}
    </Button>
  );
}
