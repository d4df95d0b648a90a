import { isBusy, isUnanswered } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { showFailure, showSuccess } from '../../shared/ui/popup.ts';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { DashboardPage } from '../layout/page.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { ProductForm } from './product-form.tsx';
import type { ProductInput } from './product-values.ts';
import { useAddProduct } from './products-api.ts';

/** The empty product form; emptied again after the item was added. */
export function AddItem() {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  const { mutateAsync: addProduct } = useAddProduct();

  async function add(input: ProductInput): Promise<boolean> {
    try {
      await addProduct(input);
      void showSuccess(tAdmin.form.added(nameOf(input, language)), SUCCESS_MS);
      return true;
    } catch (error) {
      void showFailure(tAdmin.form.errorTitle, reason(error, language), language);
      return false;
    }
  }

  return (
    <DashboardPage title={tAdmin.form.addTitle}>
      <ProductForm onSave={add} />
    </DashboardPage>
  );
}

function reason(error: unknown, language: LanguageCode): string {
  const tAdmin = messagesIn(language, dashboardMessages);
  if (isBusy(error)) return tAdmin.form.busy;
  const why = isUnanswered(error) ? tAdmin.form.unanswered : errorText(error, '', language);
  return why ? tAdmin.form.addFailedAs(why) : tAdmin.form.addFailed;
}
