import type { Product } from '@aloghor/functions/contract/products';
import { Trash2 } from 'lucide-react';
import { useDeleteProduct } from '../api/admin-products.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { confirmed, showFailure, showToast } from '../ui/popup.ts';
import { denseStyle } from './dense-style.ts';

/** Deletes a product, after a yes. */
export function DeleteItem({ product: { _id, name } }: { product: Product }) {
  const { mutateAsync: deleteProduct, isPending } = useDeleteProduct();

  async function remove() {
    const { deleteQuestion, deleteYes, deleteNo, deleteText } = tAdmin.items;
    if (!(await confirmed(deleteQuestion, deleteYes, deleteNo, deleteText(name)))) return;
    try {
      await deleteProduct(_id);
      void showToast(tAdmin.items.deleted);
    } catch {
      void showFailure(tAdmin.items.notDeletedTitle, tAdmin.items.notDeleted(name));
    }
  }

  return (
    <button
      type="button"
      aria-label={tAdmin.items.deleteOf(name)}
      className={denseStyle.danger}
      disabled={isPending}
      onClick={remove}
    >
      <Trash2 aria-hidden className="size-4" />
      {tAdmin.items.delete}
    </button>
  );
}
