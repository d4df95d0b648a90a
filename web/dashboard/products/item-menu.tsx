import type { Product } from '@aloghor/functions/contract/products';
import { useRef } from 'react';
import { hasErrorCode, isOutcomeUnknown } from '../../shared/lib/api-error.ts';
import { price } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { askFirst } from '../layout/ask-first.ts';
import { showError, showNotDone } from '../layout/show-error.ts';
import { productsPage } from '../messages/en/products.ts';
import { RowMenu } from '../table/cells.tsx';
import { fieldName } from './field-name.ts';
import { changedFields } from './merge-items.ts';
import { fetchStaffItem, itemOfConflict, useDeleteProduct } from './products-api.ts';

/**
 * The rare actions for a product: it is deleted after confirmation of its current state, since it may have changed after
 * the table was loaded.
 */
export function ItemMenu({ product: shown }: { product: Product }) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const { _id } = shown;
  const name = nameOf(shown, language);
  const { mutateAsync: deleteProduct, isPending } = useDeleteProduct();
  /** Whether an earlier try may have deleted it. */
  const isUnclear = useRef(false);

  async function remove() {
    if (isPending) return;
    let isSent = false;
    const { deleteQuestion: question, deleteYes: yes, deleteNo: no, deleteText } = t;
    try {
      const now = await fetchStaffItem(_id);
      const text = [...changeOf(shown, now, language), deleteText(nameOf(now, language))].join(' ');
      if (!(await askFirst({ question, text, yes, no }))) return;
      isSent = true;
      await deleteProduct({ id: _id, version: now.version });
      void showToast(t.deleted);
    } catch (error) {
      if (isUnclear.current && hasErrorCode(error, 'not-found')) return void showToast(t.deleted);
      isUnclear.current ||= isSent && isOutcomeUnknown(error);
      if (isUnclear.current) void showNotDone(error, t.notDeletedTitle, whyUnclear(error, name, language), language);
      else void showError(error, t.notDeletedTitle, reason(error, name, language), language);
    }
  }

  return <RowMenu label={t.moreOf(name)} actions={[{ label: t.delete, onChoose: remove }]} />;
}

/** A sentence on what has changed since the table was loaded; empty when nothing has. */
function changeOf(shown: Product, now: Product, language: LanguageCode): string[] {
  const t = messagesIn(language, productsPage);
  const fields = changedFields(shown, now).map((field) => fieldName(field, language));
  return fields.length > 0 ? [t.changedText(fields.join(', '), nameOf(now, language), price(now.price, language))] : [];
}

function whyUnclear(error: unknown, name: string, language: LanguageCode): string {
  const { maybeDeleted } = messagesIn(language, productsPage);
  return isOutcomeUnknown(error) ? maybeDeleted(name) : reason(error, name, language);
}

function reason(error: unknown, name: string, language: LanguageCode): string {
  const t = messagesIn(language, productsPage);
  if (itemOfConflict(error)) return t.changedMeanwhile;
  if (hasErrorCode(error, 'not-found')) return t.deletedBefore;
  return errorText(error, t.notDeleted(name), language);
}
