import type { AdminItem } from '@aloghor/functions/contract/products';
import { useRef } from 'react';
import { hasErrorCode, isBusy, isUnanswered } from '../../shared/lib/api-error.ts';
import { price } from '../../shared/lib/format.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { itemOfConflict, type ProductChange, useUpdateProduct } from './products-calls.ts';

/**
 * Changes some fields of an item as the table shows it; resolves with why that failed, undefined when it is saved. After a
 * conflict the item of now has been told, so the next try is made over that one.
 */
export function useEditItem(item: AdminItem) {
  const { mutateAsync: updateProduct } = useUpdateProduct(item._id);
  const conflict = useRef<{ shown: AdminItem; now: AdminItem }>(undefined);

  return async (changeOf: (seen: AdminItem) => Partial<ProductChange>): Promise<string | undefined> => {
    const seen = conflict.current?.shown === item ? conflict.current.now : item;
    const { name, desc, price, version } = seen;
    try {
      await updateProduct({ change: { name, desc, price, ...changeOf(seen) }, version });
      return undefined;
    } catch (error) {
      const now = itemOfConflict(error);
      if (now) conflict.current = { shown: item, now };
      return reason(error);
    }
  };
}

function reason(error: unknown): string {
  const now = itemOfConflict(error);
  if (now) return tAdmin.items.editedMeanwhile(price(now.price), stockText(now));
  if (isBusy(error)) return tAdmin.form.busy;
  if (isUnanswered(error)) return tAdmin.form.unanswered;
  if (hasErrorCode(error, 'not-found')) return tAdmin.form.updateGone;
  return errorText(error, tAdmin.items.notSaved);
}

/** How many pieces there are, in words. */
export function stockText({ stock }: Pick<AdminItem, 'stock'>): string {
  return stock === undefined ? tAdmin.form.notCounted : tAdmin.items.pieces(stock);
}
