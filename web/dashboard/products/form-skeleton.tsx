import { Loading, Skeleton } from '../../shared/ui/status.tsx';

/** In place of the product form while its product loads. */
export function FormSkeleton() {
  return (
    <Loading className="grid max-w-3xl gap-6">
      <Skeleton className="h-12 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </Loading>
  );
}
