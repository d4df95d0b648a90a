import { isBusy, isUnanswered } from '../../shared/lib/api-error.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { showFailure, showSuccess } from '../../shared/ui/popup.ts';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { ProductForm } from './product-form.tsx';
import type { ProductInput } from './product-values.ts';
import { useAddProduct } from './products-api.ts';

/** The empty product form; emptied again after the item was added. */
export function AddItem() {
  const { mutateAsync: addProduct } = useAddProduct();

  async function add(input: ProductInput): Promise<boolean> {
    try {
      await addProduct(input);
      void showSuccess(tAdmin.form.added(nameOf(input)), SUCCESS_MS);
      return true;
    } catch (error) {
      void showFailure(tAdmin.form.errorTitle, reason(error));
      return false;
    }
  }

  return (
    <DashboardPage title={tAdmin.form.addTitle}>
      <ProductForm onSave={add} />
    </DashboardPage>
  );
}

function reason(error: unknown): string {
  if (isBusy(error)) return tAdmin.form.busy;
  const why = isUnanswered(error) ? tAdmin.form.unanswered : errorText(error, '');
  return why ? tAdmin.form.addFailedAs(why) : tAdmin.form.addFailed;
}
