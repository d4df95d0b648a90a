import type { ProductSummary } from '@aloghor/functions/contract/product-lists';
import type { ProductName } from '@aloghor/functions/contract/products';
import { useEffect, useRef } from 'react';
import { count } from '../../shared/lib/format.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { shownPrice } from '../../shared/products/product-card.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { failureText } from '../../shared/ui/status.tsx';
import { NothingFound } from './nothing-found.tsx';

export interface SearchResultsProps {
  id: string;
  results: (ProductName & Pick<ProductSummary, 'choices'>)[];
  /** How many products are found, of which these are the first. */
  total: number | undefined;
  query: string;
  activeIndex: number;
  /** Why there are none, where the shop could not be asked. */
  error: unknown;
  onChoose: (id: string) => void;
  onSeeAll: () => void;
  className: string;
  isInHeader: boolean;
}

/** The panel below the search field: each result links to its product, and where there are more, a link leads to all. */
export function SearchResults({
  id,
  results,
  total = 0,
  query,
  activeIndex,
  error,
  onChoose,
  onSeeAll,
  className,
  isInHeader,
}: SearchResultsProps) {
  const language = useLanguage();
  const t = useMessages(common);
  const panel = useRef<HTMLDivElement>(null);
  // The page may have moved since the field was scrolled into view: pictures and fonts arrive late.
  useEffect(() => {
    if (results.length > 0 && !isInHeader) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [results.length, isInHeader]);
  return (
    <div ref={panel} data-testid="search-results" className={className}>
      {results.length === 0 && (
        <div className="px-5 py-4 text-ink-soft">
          <p role="status">{error ? failureText(error, t.search.failed, language) : t.search.noResults}</p>
          {!error && <NothingFound q={query} />}
        </div>
      )}
      <div id={id} role="listbox" aria-label={t.search.resultsLabel}>
        {results.map((product, index) => (
          <Link
            key={product._id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === activeIndex}
            tabIndex={-1}
            to={paths.product(product._id)}
            onClick={() => onChoose(product._id)}
            className="flex items-center gap-4 px-3 py-2 transition-colors hover:bg-sand aria-selected:bg-sand"
          >
            <ProductThumbnail product={product} size={56} />
            <span lang={langOfName(product, language)} className="min-w-0 grow font-semibold">
              {nameOf(product, language)}
            </span>
            <span className="whitespace-nowrap font-serif text-lg">{shownPrice(product, language)}</span>
          </Link>
        ))}
      </div>
      {total > results.length && (
        <Link
          to={paths.search(query)}
          onClick={onSeeAll}
          className="flex min-h-11 items-center border-line border-t px-5 font-semibold text-bottle hover:bg-sand"
        >
          {t.search.seeAll(count(total, language))}
        </Link>
      )}
    </div>
  );
}
