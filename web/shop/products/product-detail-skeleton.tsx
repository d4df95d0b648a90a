import { t } from '../../shared/locale/messages.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';

export function ProductDetailSkeleton() {
  return (
    <div role="status" aria-label={t.page.loading} className="page pt-1 pb-10 md:pt-5">
      <PageHead title={t.page.loading} />
      <Skeleton className="my-3 h-5 w-2/3 rounded md:w-1/4" />
      <div className="mt-1 grid gap-4 md:mt-5 md:grid-cols-2 md:gap-12 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <Skeleton className="aspect-square rounded-card" />
        <div className="md:py-4">
          <Skeleton className="h-10 w-3/4 rounded-lg" />
          <Skeleton className="mt-5 h-8 w-1/3 rounded-lg" />
          <Skeleton className="mt-8 h-24 rounded-lg" />
          <Skeleton className="mt-6 h-12 rounded-full" />
        </div>
      </div>
    </div>
  );
}
