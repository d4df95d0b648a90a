import type { ProductSummary } from '@aloghor/functions/contract/products';
import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { featuredQuery } from '../../shared/api/products.ts';
import { useNearScreen } from '../../shared/lib/hooks.ts';
import { t } from '../../shared/locale/messages.ts';
import { Failed } from '../../shared/ui/status.tsx';

interface FeaturedSectionProps {
  list: FeaturedListName;
  title: string;
  text: string;
  className?: string;
  skeleton: ReactNode;
  children: (products: ProductSummary[]) => ReactNode;
}

/** A section for a featured list; fetches its products only when it comes near the viewport. */
export function FeaturedSection({ list, title, text, className = '', skeleton, children }: FeaturedSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearScreen(section);
  const { data: products, error, refetch } = useQuery({ ...featuredQuery(list), enabled: isNear });

  return (
    <section ref={section} aria-labelledby={`${list}-title`} className={className}>
      <div className="page">
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-10">
          <h2 id={`${list}-title`} className="text-2xl md:text-3xl">
            {title}
          </h2>
          <p className="max-w-[38ch] text-balance text-ink-soft lg:max-w-none text-lg">{text}</p>
        </header>
        {products?.length === 0 && <p className="text-ink-soft text-lg">{t.home.noFeatured}</p>}
        {products ? children(products) : error ? <Failed error={error} onRetry={refetch} /> : skeleton}
      </div>
    </section>
  );
}
