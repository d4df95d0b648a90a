import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { ProductFilter } from '../api/product-inputs.ts';
import { productPagesQuery } from '../api/products.ts';
import { isRefusal } from '../lib/api-error.ts';
import { t } from '../messages/messages.ts';
import { shop } from '../shop.config.ts';
import { Button, buttonStyle } from '../ui/button.tsx';
import { Failed } from '../ui/status.tsx';
import { gridStyle, ProductCells, ProductGridSkeleton } from './product-grid.tsx';

/** Products page by page: the next page loads when the end comes near the viewport, or by a button. */
export function ProductPages({ filter, empty }: { filter: ProductFilter; empty: ReactNode }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    productPagesQuery(filter),
  );
  // A further page renders as a transition, in short slices between which scrolling stays smooth.
  const shown = useDeferredValue(data);
  // Back restores the scroll position from the pages that are there at once, so these are laid out in full.
  const [pagesAtOnce] = useState(Math.max(data?.pages.length ?? 0, 1));

  // Such an address names no page of the list, and never will.
  if (!shown && filter.after && isRefusal(error)) return <Navigate to="" replace />;
  if (!shown)
    return error ? (
      <Failed error={error} onRetry={refetch} />
    ) : (
      <ProductGridSkeleton count={shop.limits.productsPerPage} />
    );
  const count = shown.pages.reduce((sum, page) => sum + page.reply.length, 0);
  if (count === 0) return empty;
  return (
    <>
      <ul className={gridStyle}>
        {shown.pages.map((page, index) => (
          <ProductCells
            key={String(shown.pageParams[index])}
            products={page.reply}
            isFirst={index === 0}
            isLate={index >= pagesAtOnce}
          />
        ))}
      </ul>
      <div className="mt-12 flex flex-col items-center gap-4">
        {error && <Failed error={error} onRetry={fetchNextPage} />}
        {hasNextPage && !error && (
          <>
            <MoreButton isLoading={isFetchingNextPage || shown !== data} shown={count} onMore={fetchNextPage} />
            <noscript>
              <NextPageLink q={filter.q} after={String(shown.pages.at(-1)?.next)} />
            </noscript>
          </>
        )}
        <p role="status" className="text-ink-soft">
          {t.shop.shown(count)}
        </p>
      </div>
    </>
  );
}

function NextPageLink({ q, after }: { q: string | undefined; after: string }) {
  return (
    <a href={`?${new URLSearchParams({ ...(q && { q }), after })}`} className={buttonStyle('quiet')}>
      {t.shop.loadMore}
    </a>
  );
}

interface MoreButtonProps {
  isLoading: boolean;
  shown: number;
  onMore: () => void;
}

function MoreButton({ isLoading, shown, onMore }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further page moves the end, so it is observed anew
  useEffect(() => {
    if (!button.current || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading, shown, onMore]);

  return (
    <Button ref={button} variant="quiet" className="noscript:hidden" disabled={isLoading} onClick={onMore}>
      {isLoading ? t.shop.loadingMore : t.shop.loadMore}
    </Button>
  );
}
