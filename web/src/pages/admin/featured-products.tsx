import type { FeaturedListName } from '@aloghor/functions/contract/products';
import { useQuery } from '@tanstack/react-query';
import { openedListQuery } from '../../api/fresh-products.ts';
import { DashboardFailed } from '../../dashboard/dashboard-failed.tsx';
import { FeaturedEditor } from '../../dashboard/featured-editor.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { tAdmin } from '../../messages/dashboard-messages.ts';
import { t } from '../../messages/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** One page for the three lists of the home page. */
export function FeaturedProducts({ list }: { list: FeaturedListName }) {
  const { data, error, refetch } = useQuery(openedListQuery(list));
  return (
    <DashboardPage title={tAdmin.featured.lists[list]} text={tAdmin.featured.texts[list]}>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && (
        <div role="status" aria-label={t.page.loading}>
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {data && <FeaturedEditor list={list} saved={data} onReload={refetch} />}
    </DashboardPage>
  );
}
