import type { ProductName } from '@aloghor/functions/contract/products';
import { useEffect, useRef } from 'react';
import { price } from '../../shared/lib/format.ts';
import { langOf, nameOf } from '../../shared/lib/product-texts.ts';
import { t } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { smallPicture } from '../../shared/ui/picture-sources.ts';

interface SearchResultsProps {
  id: string;
  results: ProductName[];
  activeIndex: number;
  hasFailed: boolean;
  onChoose: (id: string) => void;
}

/** The panel below the search field; each result links to its product. */
export function SearchResults({ id, results, activeIndex, hasFailed, onChoose }: SearchResultsProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The page may have moved since the field was brought into sight: pictures and fonts arrive late.
  useEffect(() => {
    if (results.length > 0) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [results.length]);
  return (
    <div
      ref={panel}
      data-testid="search-results"
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-card border border-line bg-white shadow-ink/10 shadow-xl"
    >
      {results.length === 0 && (
        <p role="status" className="px-5 py-4 text-ink-soft">
          {hasFailed ? t.search.failed : t.search.noResults}
        </p>
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
            <img
              src={smallPicture(product)}
              alt=""
              width="56"
              height="56"
              className="size-14 rounded-lg bg-stone object-cover"
            />
            <span lang={langOf(product.nameBn)} className="min-w-0 grow font-semibold">
              {nameOf(product)}
            </span>
            <span className="whitespace-nowrap font-serif text-lg">{price(product.price)}</span>
          </Link>
        ))}
      </div>
    </div>
  );
}
