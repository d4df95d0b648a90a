import type { Product } from '@aloghor/functions/contract/products';
import { Trash2 } from 'lucide-react';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { price } from '../../shared/lib/format.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { errorText } from '../../shared/ui/error-text.ts';
import { showFailure, showToast } from '../../shared/ui/popup.ts';
import { askFirst } from '../layout/ask-first.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { changedFields } from './product-values.ts';
import { fetchAdminItem, itemOfConflict, useDeleteProduct } from './products-api.ts';

/** Deletes a product after confirmation of its current state: it may have changed since the table was loaded. */
export function DeleteItem({ product: shown }: { product: Product }) {
  const { _id } = shown;
  const name = nameOf(shown);
  const { mutateAsync: deleteProduct, isPending } = useDeleteProduct();

  async function remove() {
    const { deleteQuestion: question, deleteYes: yes, deleteNo: no, deleteText } = tAdmin.items;
    try {
      const now = await fetchAdminItem(_id);
      const text = [...changeOf(shown, now), deleteText(nameOf(now))].join(' ');
      if (!(await askFirst({ question, text, yes, no }))) return;
      await deleteProduct({ id: _id, version: now.version });
      void showToast(tAdmin.items.deleted);
    } catch (error) {
      void showFailure(tAdmin.items.notDeletedTitle, reason(error, name));
    }
  }

  return (
    <Button
      aria-label={tAdmin.items.deleteOf(name)}
      variant="danger"
      size="dense"
      disabled={isPending}
      onClick={remove}
    >
      <Trash2 aria-hidden className="size-4" />
      {tAdmin.items.delete}
    </Button>
  );
}

/** A sentence on what has changed since the table was loaded; empty when nothing has. */
function changeOf(shown: Product, now: Product): string[] {
  const fields = changedFields(shown, now).map((field) => tAdmin.conflict.fields[field]);
  return fields.length > 0 ? [tAdmin.items.changedText(fields.join(', '), nameOf(now), price(now.price))] : [];
}

function reason(error: unknown, name: string): string {
  if (itemOfConflict(error)) return tAdmin.items.changedMeanwhile;
  if (hasErrorCode(error, 'not-found')) return tAdmin.items.deletedBefore;
  return errorText(error, tAdmin.items.notDeleted(name));
}
