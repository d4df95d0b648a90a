import type { Product } from '@aloghor/functions/contract/products';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { Announcement, Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed } from '../layout/page.tsx';
import { featuredLists } from '../messages/en/products.ts';
import { productTableQuery } from '../products/products-api.ts';
import { NothingFound } from '../table/data-table.tsx';
import { SearchField, useSearchText } from '../table/search-field.tsx';

/** Finds products by name and adds them to a featured list. */
export function AddFeatured({ chosen, onAdd }: { chosen: Product[]; onAdd: (product: Product) => void }) {
  const language = useLanguage();
  const t = useMessages(featuredLists);
  const { typed, setTyped, q } = useSearchText();
  const { data, error, refetch } = useQuery(productTableQuery({ q }));
  const has = new Set(chosen.map(({ _id }) => _id));
  const others = data?.reply.filter(({ _id }) => !has.has(_id));
  const section = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');

  function add(product: Product, place: number) {
    flushSync(() => onAdd(product));
    focusAt(section.current, place);
    setAnnouncement(t.moved(nameOf(product, language), chosen.length + 1, chosen.length + 1));
  }

  return (
    <section ref={section} aria-label={t.addTitle}>
      <h2 className="mb-3 text-xl">{t.addTitle}</h2>
      <SearchField label={t.search} value={typed} onChange={setTyped} className="mb-3" />
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!others && !error && <Skeleton className="h-96 rounded-card" />}
      {data?.reply.length === 0 && <NothingFound />}
      {data && data.reply.length > 0 && others?.length === 0 && <p className="text-ink-soft">{t.allAdded}</p>}
      {others && (
        <ul className="-m-1 grid max-h-[34rem] grid-cols-1 gap-2 overflow-y-auto p-1">
          {others.map((product, place) => (
            <li key={product._id} className="flex items-center gap-3 rounded-card border border-line bg-white p-2">
              <ProductThumbnail product={product} />
              <span className="min-w-0 grow leading-snug">{nameOf(product, language)}</span>
              <Button aria-label={t.add(nameOf(product, language))} variant="icon" onClick={() => add(product, place)}>
                <Plus aria-hidden className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data?.next && <p className="mt-2 text-ink-soft text-sm">{t.searchForMore}</p>}
      <Announcement>{announcement}</Announcement>
    </section>
  );
}

/** The clicked button disappears with its product: the next one gets the focus, or the search field. */
function focusAt(section: HTMLElement | null, place: number): void {
  const buttons = [...(section?.querySelectorAll('button') ?? [])];
  (buttons[place] ?? buttons.at(-1) ?? section?.querySelector('input'))?.focus();
}
