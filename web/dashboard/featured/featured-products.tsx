import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { openedListQuery } from '../../shared/api/fresh-products.ts';
import { t } from '../../shared/locale/messages.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DashboardFailed, DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { FeaturedEditor } from './featured-editor.tsx';

/** One page for the three lists of the home page. */
export function FeaturedProducts({ list }: { list: FeaturedListName }) {
  const cache = useQueryClient();
  const opened = openedListQuery(list);
  const { data, error, refetch } = useQuery(opened);
  return (
    <DashboardPage title={tAdmin.featured.lists[list]} text={tAdmin.featured.texts[list]}>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && (
        <div role="status" aria-label={t.page.loading}>
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {data && <FeaturedEditor list={list} saved={data} onFound={(now) => cache.setQueryData(opened.queryKey, now)} />}
    </DashboardPage>
  );
}
