import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { namedProductsQuery } from '../../shared/api/product-lists.ts';
import { cartPage } from '../../shared/locale/en/buying.ts';
import { wishesPage } from '../../shared/locale/en/wishes.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Failed } from '../../shared/ui/status.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-pages.tsx';

/** As many as fill a screen. */
const SKELETONS = 8;

interface WishListProps {
  heading: ReactNode;
  ids: string[];
  /** Takes those off the list that are no longer sold. */
  onRemoveGone?: (ids: string[]) => void;
  /** What can be done with those that are still sold, by their ids. */
  children: (found: string[]) => ReactNode;
}

/** The products of a list as they are sold now, and how many are sold no more. */
export function WishList({ heading, ids, onRemoveGone, children }: WishListProps) {
  const language = useLanguage();
  const t = useMessages(wishesPage);
  const tCartPage = useMessages(cartPage);
  const { data, error, refetch, isPlaceholderData } = useQuery(namedProductsQuery(ids, language));
  const found = data?.map(({ _id }) => _id) ?? [];
  const gone = data && !isPlaceholderData ? ids.filter((id) => !found.includes(id)) : [];
  return (
    <>
      <h1 className="text-3xl">{heading}</h1>
      {gone.length > 0 && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-x-4 rounded-card bg-glow px-4 py-3">
          <span>{t.gone(gone.length)}</span>
          {onRemoveGone && (
            <button
              type="button"
              className="min-h-11 font-semibold underline underline-offset-4"
              onClick={() => onRemoveGone(gone)}
            >
              {t.removeGone}
            </button>
          )}
        </p>
      )}
      {data && found.length > 0 && (
        <>
          <div className="mt-3 mb-6 flex flex-wrap items-center gap-3">{children(found)}</div>
          <ProductGrid products={data} />
        </>
      )}
      {data && found.length === 0 && (
        <p className="mt-6">
          <ButtonLink to={paths.shop}>{tCartPage.emptyText}</ButtonLink>
        </p>
      )}
      {!data &&
        (error ? (
          <Failed error={error} onRetry={refetch} />
        ) : (
          <ProductGridSkeleton count={Math.min(ids.length, SKELETONS)} />
        ))}
    </>
  );
}
