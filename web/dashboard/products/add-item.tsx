import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isBusy } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { showSuccess } from '../../shared/ui/popup.ts';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { whyNotSaved } from '../form/not-saved.ts';
import { useUnsavedForm } from '../form/unsaved-edits.ts';
import { DashboardFailed, DashboardPage } from '../layout/page.tsx';
import { productForm } from '../messages/en/products.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { ProductForm, type Saving, type TypedProduct } from './product-form.tsx';
import { type ProductInput, type ProductValues, valuesOfChoice } from './product-values.ts';
import { itemWithArticle, openedItemQuery, useAddProduct } from './products-api.ts';

/** The empty product form, or with `?choiceOf=` a product's id, the form filled with what its choices have in common. */
export function AddItem() {
  const t = useMessages(productForm);
  const [search] = useSearchParams();
  const choiceOf = search.get('choiceOf');
  return (
    <DashboardPage title={t.addTitle}>
      {choiceOf ? <NewChoice key={choiceOf} id={choiceOf} /> : <NewItem draft="new item" />}
    </DashboardPage>
  );
}

function NewChoice({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(openedItemQuery(id));
  if (error) return <DashboardFailed error={error} onRetry={refetch} />;
  return data ? <NewItem draft={`choice of ${id}`} proposed={valuesOfChoice(data)} /> : <FormSkeleton />;
}

/** Emptied again after the item was added. */
function NewItem({ draft, proposed }: { draft: string; proposed?: ProductValues }) {
  const language = useLanguage();
  const t = useMessages(productForm);
  const unsaved = useUnsavedForm<TypedProduct>(draft);
  const { mutateAsync: addProduct } = useAddProduct();
  const key = useRef(unsaved.kept?.key ?? crypto.randomUUID()); // of the product that is being typed

  async function add(input: ProductInput): Promise<Saving> {
    try {
      await addProduct({ product: input, key: key.current });
      key.current = crypto.randomUUID();
      void showSuccess(t.added(nameOf(input, language)), SUCCESS_MS);
      return 'saved';
    } catch (error) {
      const other = itemWithArticle(error);
      if (other) return { articleOf: nameOf(other, language) };
      return { error, why: reason(error, language) };
    }
  }

  return <ProductForm proposed={proposed} unsaved={unsaved} keyOfNew={key} onSave={add} />;
}

function reason(error: unknown, language: LanguageCode): string {
  const t = messagesIn(language, productForm);
  if (isBusy(error)) return t.busy;
  const why = whyNotSaved(error, '', language);
  return why ? t.addFailedAs(why) : t.addFailed;
}
