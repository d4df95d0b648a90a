import type { ProductSummary } from '@aloghor/functions/contract/product-lists';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, type ReactNode, type Ref, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Page } from '../../shared/api/client.ts';
import { type ProductFilter, productPagesQuery } from '../../shared/api/products.ts';
import { isApiError } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { shopPage } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ProductCard, ProductCardSkeleton } from '../../shared/products/product-card.tsx';
import { LateLocation } from '../../shared/start/late-location.tsx';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Navigate } from '../../shared/ui/link.tsx';
import type { PictureTurn } from '../../shared/ui/pictures.tsx';
import { Failed, Loading } from '../../shared/ui/status.tsx';
import { usePlaceInList } from './use-place-in-list.ts';

/** As many as fill a screen; a whole page of them would take a slow phone twice as long. */
const SKELETONS = 12;

/** Products page by page: the next page loads when the end comes near the viewport, or by a button. */
export function ProductPages({ filter, empty }: { filter: ProductFilter; empty: ReactNode }) {
  const language = useLanguage();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    productPagesQuery(filter, language),
  );
  // A further page renders as a transition, in short slices between which scrolling stays smooth.
  const shown = useDeferredValue(data);
  const count = countBefore(shown?.pages);
  const { grid, lacking, countAtOnce } = usePlaceInList(count, !error && (!data || hasNextPage));
  const isLoading = isFetchingNextPage || shown !== data;
  useEffect(() => {
    if (lacking > 0 && hasNextPage && !isLoading) void fetchNextPage();
  }, [lacking, hasNextPage, isLoading, fetchNextPage]);

  // Such an address names no page of the list, and never will.
  if (!shown && filter.after && isApiError(error)) return <Navigate to="" replace />;
  if (!shown)
    return error ? (
      <Failed error={error} onRetry={refetch} />
    ) : (
      <ProductGridSkeleton ref={grid} count={lacking || SKELETONS} />
    );
  if (count === 0) return empty;
  return (
    <>
      <ul ref={grid} className={gridStyle}>
        <LateLocation>
          {shown.pages.map((page, index) => (
            <ProductCells
              key={String(shown.pageParams[index])}
              language={language}
              products={page.reply}
              isFirst={index === 0}
              countAtOnce={countAtOnce - countBefore(shown.pages, index)}
            />
          ))}
        </LateLocation>
        <ProductCellsSkeleton count={lacking} />
      </ul>
      <div className="mt-12 flex flex-col items-center gap-4">
        {error && <Failed error={error} onRetry={fetchNextPage} />}
        {hasNextPage && !error && lacking === 0 && (
          <>
            <MoreButton isLoading={isLoading} shown={count} onMore={fetchNextPage} />
            <noscript>
              <NextPageLink after={String(shown.pages.at(-1)?.next)} />
            </noscript>
          </>
        )}
      </div>
    </>
  );
}

/** How many products the pages before this one have, or all pages. */
function countBefore(pages: Page<ProductSummary[]>[] = [], index = pages.length): number {
  return pages.slice(0, index).reduce((sum, { reply }) => sum + reply.length, 0);
}

function NextPageLink({ after }: { after: string }) {
  const tShop = useMessages(shopPage);
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('after', after);
  return (
    <a href={`?${next}`} className={buttonStyle('quiet')}>
      {tShop.loadMore}
    </a>
  );
}

function MoreButton({ isLoading, shown, onMore }: { isLoading: boolean; shown: number; onMore: () => void }) {
  const tShop = useMessages(shopPage);
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
      {isLoading ? tShop.loadingMore : tShop.loadMore}
    </Button>
  );
}

/** `cardPicture` knows how wide its columns are. */
const gridStyle = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12 lg:grid-cols-4';

interface ProductCellsProps {
  /** The cards change with it. */
  language: LanguageCode;
  products: ProductSummary[];
  /** Above the fold: the first pictures load at once. */
  isFirst?: boolean;
  /** How many are laid out at once; the others when they come near the screen. */
  countAtOnce: number;
}

/** The cards of a grid, or of one of its pages, which does not rerender when another page is added. */
const ProductCells = memo(({ products, isFirst = false, countAtOnce }: ProductCellsProps) => {
  const cells = products.map((product, index) => (
    <li key={product._id} className={index < countAtOnce ? undefined : 'late-card'}>
      <ProductCard product={product} turn={isFirst ? turnOf(index) : 'near'} heading="h2" />
    </li>
  ));
  return [...cells.slice(0, ON_FIRST_SCREEN), <Suspense key="others">{cells.slice(ON_FIRST_SCREEN)}</Suspense>];
});

/** How many cards are hydrated with the page; a touch hydrates one of the others at once, if they have not been yet. */
const ON_FIRST_SCREEN = 4;

/** The same cards, all at once. */
export function ProductGrid({ products }: { products: ProductSummary[] }) {
  return (
    <ul className={gridStyle}>
      <ProductCells language={useLanguage()} products={products} isFirst countAtOnce={SKELETONS} />
    </ul>
  );
}

/** The first row of a phone has two cards, that of a wide screen four. */
function turnOf(index: number): PictureTurn {
  if (index < 2) return 'first';
  return index < 4 ? 'soon' : 'near';
}

export function ProductGridSkeleton({ ref, count }: { ref?: Ref<HTMLUListElement>; count: number }) {
  return (
    <Loading>
      <ul ref={ref} aria-hidden className={gridStyle}>
        <ProductCellsSkeleton count={count} />
      </ul>
    </Loading>
  );
}

/** The space of products that are loading. */
function ProductCellsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart
    <li key={index} aria-hidden>
      <ProductCardSkeleton />
    </li>
  ));
}
