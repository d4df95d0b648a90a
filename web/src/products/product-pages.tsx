import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ProductFilter, productPagesQuery } from '../api/products.ts';
import { t } from '../messages/messages.ts';
import { buttonStyle } from '../ui/button.ts';
import { Failed } from '../ui/status.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

/** Products page by page: the next one comes when the end comes near, or by its button. */
export function ProductPages({ filter, empty }: { filter: ProductFilter; empty: ReactNode }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    productPagesQuery(filter),
  );
  const products = data?.pages.flatMap((page) => page.reply);

  if (!products) return error ? <Failed error={error} onRetry={refetch} /> : <ProductGridSkeleton count={8} />;
  if (products.length === 0) return empty;
  return (
    <>
      <ProductGrid products={products} isFirst heading="h2" />
      <div className="mt-12 flex flex-col items-center gap-4">
        {error && <Failed error={error} onRetry={fetchNextPage} />}
        {hasNextPage && !error && (
          <MoreButton isLoading={isFetchingNextPage} shown={products.length} onMore={fetchNextPage} />
        )}
        <p role="status" className="text-ink-soft">
          {t.shop.shown(products.length)}
        </p>
      </div>
    </>
  );
}

interface MoreButtonProps {
  isLoading: boolean;
  shown: number;
  onMore: () => void;
}

function MoreButton({ isLoading, shown, onMore }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page more moves the end, so it is watched anew
  useEffect(() => {
    if (!button.current || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading, shown, onMore]);

  return (
    <button ref={button} type="button" className={buttonStyle.quiet} disabled={isLoading} onClick={onMore}>
      {isLoading ? t.shop.loadingMore : t.shop.loadMore}
    </button>
  );
}
