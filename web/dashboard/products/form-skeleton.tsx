import { useMessages } from '../../shared/locale/locale.ts';
import { commonMessages } from '../../shared/locale/messages.ts';
import { Skeleton } from '../../shared/ui/status.tsx';

/** In place of the product form while its product loads. */
export function FormSkeleton() {
  const t = useMessages(commonMessages);
  return (
    <div role="status" aria-label={t.page.loading} className="grid max-w-3xl gap-6">
      <Skeleton className="h-12 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  );
}
