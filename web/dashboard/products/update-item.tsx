import type { AdminItem } from '@aloghor/functions/contract/products';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isBusy, isRefusedAs, isUnanswered } from '../../shared/lib/api-error.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { t } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { showFailure, showSuccess } from '../../shared/ui/popup.ts';
import { refusalText } from '../../shared/ui/refusal-text.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { DashboardFailed } from '../layout/dashboard-failed.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { ItemConflict } from './item-conflict.tsx';
import { ProductForm, type ProductInput } from './product-form.tsx';
import { itemOfConflict, openedItemQuery, useUpdateProduct } from './products-calls.ts';

const FORM = 'update-item';

/** Loads the current item, then shows the filled product form. Typed values survive every failure. */
export function UpdateItem() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(openedItemQuery(id));
  const isGone = isRefusedAs(error, 'not-found');
  return (
    <DashboardPage title={tAdmin.form.updateTitle} text={data && nameOf(data)}>
      {isGone && <Missing />}
      {error && !isGone && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && <FormSkeleton />}
      {data && <Update key={data._id} opened={data} />}
    </DashboardPage>
  );
}

function Update({ opened }: { opened: AdminItem }) {
  const [item, setItem] = useState(opened);
  const [theirs, setTheirs] = useState<AdminItem>();
  const { mutateAsync: updateProduct } = useUpdateProduct(opened._id);
  const navigate = useNavigate();

  async function update(input: ProductInput, over?: string): Promise<boolean> {
    const seen = over === undefined || !theirs ? item : theirs;
    try {
      await updateProduct({ change: { ...input, stockSeen: seen.stock ?? null }, version: seen.version });
      void showSuccess(tAdmin.form.updated(nameOf(input)), SUCCESS_MS);
      await navigate(paths.dashboard.manageItems);
      return true;
    } catch (error) {
      const saved = itemOfConflict(error);
      if (saved) setTheirs(saved);
      else void showFailure(tAdmin.form.errorTitle, reason(error));
      return false;
    }
  }

  function keep(saved: AdminItem) {
    setItem(saved);
    setTheirs(undefined);
  }

  return (
    <ProductForm key={`${item.version} ${item.stock}`} id={FORM} product={item} onSave={update}>
      {(now) => theirs && <ItemConflict {...now} theirs={theirs} formId={FORM} onKeepTheirs={() => keep(theirs)} />}
    </ProductForm>
  );
}

function reason(error: unknown): string {
  if (isBusy(error)) return tAdmin.form.busy;
  if (isUnanswered(error)) return tAdmin.form.unanswered;
  if (isRefusedAs(error, 'not-found')) return tAdmin.form.updateGone;
  return refusalText(error, tAdmin.form.updateFailed);
}

function Missing() {
  return (
    <Notice title={tAdmin.form.missingTitle} text={tAdmin.form.missing}>
      <Link to={paths.dashboard.manageItems} className={buttonStyle()}>
        {tAdmin.form.toItems}
      </Link>
    </Notice>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label={t.page.loading} className="grid max-w-3xl gap-6">
      <Skeleton className="h-12 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  );
}
