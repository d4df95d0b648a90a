import type { Item } from '@aloghor/functions/contract/products';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { itemOfConflict, useUpdateProduct } from '../../api/admin-products.ts';
import { ApiError, isUnanswered } from '../../api/client.ts';
import { openedItemQuery } from '../../api/fresh-products.ts';
import { paths } from '../../app/paths.ts';
import { DashboardFailed } from '../../dashboard/dashboard-failed.tsx';
import { ItemConflict } from '../../dashboard/item-conflict.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { ProductForm, type ProductInput } from '../../dashboard/product-form.tsx';
import { tAdmin } from '../../messages/dashboard-messages.ts';
import { t } from '../../messages/messages.ts';
import { buttonStyle } from '../../ui/button.ts';
import { showFailure, showSuccess } from '../../ui/popup.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/status.tsx';
import { SUCCESS_MS } from '../../ui/times.ts';

const FORM = 'update-item';

/** Loads the item of now first; then the product form, filled. What is typed there stays, whatever fails. */
export function UpdateItem() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(openedItemQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <DashboardPage title={tAdmin.form.updateTitle} text={data?.name}>
      {isGone && <Missing />}
      {error && !isGone && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && <FormSkeleton />}
      {data && <Update key={data._id} opened={data} />}
    </DashboardPage>
  );
}

/** What somebody else has saved meanwhile, and what could therefore not be saved. */
interface Conflict {
  theirs: Item;
  mine: ProductInput;
}

function Update({ opened }: { opened: Item }) {
  const [item, setItem] = useState(opened);
  const [conflict, setConflict] = useState<Conflict>();
  const seen = useRef(opened.version);
  const { mutateAsync: updateProduct } = useUpdateProduct(opened._id);
  const navigate = useNavigate();

  async function update(input: ProductInput): Promise<boolean> {
    try {
      await updateProduct({ change: input, version: seen.current });
      void showSuccess(tAdmin.form.updated(input.name), SUCCESS_MS);
      await navigate(paths.dashboard.manageItems);
      return true;
    } catch (error) {
      const theirs = itemOfConflict(error);
      if (theirs) setConflict({ theirs, mine: input });
      else void showFailure(tAdmin.form.errorTitle, reason(error));
      return false;
    }
  }

  function open(theirs: Item) {
    seen.current = theirs.version;
    setItem(theirs);
    setConflict(undefined);
  }

  return (
    <>
      {conflict && (
        <ItemConflict
          key={conflict.theirs.version}
          {...conflict}
          formId={FORM}
          onKeepTheirs={() => open(conflict.theirs)}
          onOverwrite={() => {
            seen.current = conflict.theirs.version;
          }}
        />
      )}
      <ProductForm key={item.version} id={FORM} product={item} onSave={update} />
    </>
  );
}

function reason(error: unknown): string {
  if (isUnanswered(error)) return tAdmin.form.unanswered;
  return error instanceof ApiError && error.status === 404 ? tAdmin.form.updateGone : tAdmin.form.updateFailed;
}

function Missing() {
  return (
    <Notice title={tAdmin.form.missingTitle} text={tAdmin.form.missing}>
      <Link to={paths.dashboard.manageItems} className={buttonStyle.primary}>
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
