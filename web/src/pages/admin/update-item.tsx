import type { Product } from '@aloghor/functions/contract/products';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useUpdateProduct } from '../../api/admin-products.ts';
import { ApiError } from '../../api/client.ts';
import { freshProductQuery } from '../../api/fresh-products.ts';
import { paths } from '../../app/paths.ts';
import { DashboardFailed } from '../../dashboard/dashboard-failed.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { ProductForm, type ProductInput } from '../../dashboard/product-form.tsx';
import { tAdmin } from '../../messages/dashboard-messages.ts';
import { t } from '../../messages/messages.ts';
import { buttonStyle } from '../../ui/button.ts';
import { showFailure, showSuccess } from '../../ui/popup.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/status.tsx';
import { SUCCESS_MS } from '../../ui/times.ts';

/** Loads the item of now first; then the product form, filled. */
export function UpdateItem() {
  const { id = '' } = useParams();
  // An item that was seen a while ago may be another one by now: the form waits for what the server says.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...freshProductQuery(id),
    refetchOnWindowFocus: false,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <DashboardPage title={tAdmin.form.updateTitle} text={data?.name}>
      {isGone && <Missing />}
      {error && !isGone && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && (!data || !isFetchedAfterMount) && <FormSkeleton />}
      {!error && data && isFetchedAfterMount && <Update key={data._id} product={data} />}
    </DashboardPage>
  );
}

function Update({ product }: { product: Product }) {
  const { mutateAsync: updateProduct } = useUpdateProduct(product._id);
  const navigate = useNavigate();

  async function update(input: ProductInput): Promise<boolean> {
    try {
      await updateProduct(input);
      void showSuccess(tAdmin.form.updated(input.name), SUCCESS_MS);
      await navigate(paths.dashboard.manageItems);
      return true;
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      void showFailure(tAdmin.form.errorTitle, isGone ? tAdmin.form.updateGone : tAdmin.form.updateFailed);
      return false;
    }
  }

  return <ProductForm product={product} onSave={update} />;
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
