import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { price } from '../../shared/lib/format.ts';
import { useActiveOption } from '../../shared/lib/hooks.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { Announcement, Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed } from '../layout/page.tsx';
import { newOrder } from '../messages/en/desk.ts';
import { productsPage } from '../messages/en/products.ts';
import { useLowStock } from '../staff-settings.ts';
import { NothingFound } from '../table/data-table.tsx';
import { SearchField, useSearchText } from '../table/search-field.tsx';
import { type ChosenProduct, type FoundProduct, withProduct } from './chosen-product.ts';
import { pickQuery } from './pick-query.ts';

interface ProductPickerProps {
  chosen: ChosenProduct[];
  onChange: (chosen: ChosenProduct[]) => void;
}

/** On a phone a focused field would open the keyboard over the page. */
const hasKeys = () => matchMedia('(pointer: fine)').matches;

/** Finds products by name; a click, or Enter in the search, adds one. */
export function ProductPicker({ chosen, onChange }: ProductPickerProps) {
  const language = useLanguage();
  const t = useMessages(newOrder);
  const { typed, setTyped, q } = useSearchText();
  const { data, error, refetch, isPlaceholderData } = useQuery(pickQuery(q));
  const [announcement, setAnnouncement] = useState('');
  const found = data?.products ?? [];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasKeys()) field.current?.focus();
  }, []);
  const active = useActiveOption(found.length, q ?? '');

  function take(product: FoundProduct) {
    const all = withProduct(chosen, product);
    onChange(all);
    const taken = all.find(({ _id }) => _id === product._id);
    setAnnouncement(t.taken(nameOf(product, language), taken?.quantity ?? 1));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const product = found[Math.max(active.index, 0)];
    const isSearched = typed.trim() === (q ?? '') && !isPlaceholderData; // otherwise the results of the previous search are shown
    if (event.key === 'Enter' && product && product.stock !== 0 && isSearched) {
      event.preventDefault();
      take(product);
      event.currentTarget.select(); // the next name replaces this one
    }
    active.onKeyDown(event);
  }

  return (
    <section aria-label={t.find}>
      <SearchField label={t.find} value={typed} onChange={setTyped} onKeyDown={onKeyDown} ref={field} />
      <p className="mt-1.5 text-ink-soft text-sm max-lg:hidden">{t.findHint}</p>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="mt-3 h-72 rounded-card" />}
      {data && found.length === 0 && <div className="mt-3">{q ? <NothingFound /> : <NothingToSell />}</div>}
      <ul
        aria-label={t.found}
        className="-mx-1 mt-2 grid max-h-80 grid-cols-1 gap-2 overflow-y-auto p-1 sm:grid-cols-2 lg:max-h-none lg:max-xl:grid-cols-1"
      >
        {found.map((product, place) => (
          <li key={product._id}>
            <Button
              data-active={place === active.index}
              disabled={product.stock === 0}
              variant="quiet"
              className="h-full w-full justify-start rounded-card! bg-white! p-2! text-left font-normal data-[active=true]:border-bottle"
              onClick={() => take(product)}
            >
              <ProductThumbnail product={product} />
              <span className="min-w-0 grow leading-snug">
                <span className="sr-only">{t.takeOne} </span>
                <span className="line-clamp-2">{nameOf(product, language)}</span>
                <span className="flex flex-wrap gap-x-3 text-sm">
                  <span className="tabular-nums">{price(product.price, language)}</span>
                  <StockLeft stock={product.stock} />
                </span>
              </span>
              <Plus aria-hidden className="size-5 shrink-0" />
            </Button>
          </li>
        ))}
      </ul>
      {data?.isMore && <p className="mt-2 text-ink-soft text-sm">{t.searchForMore}</p>}
      <Announcement>{announcement}</Announcement>
    </section>
  );
}

/** Shown by a shop without products, where no other search would find anything. */
function NothingToSell() {
  const t = useMessages(productsPage);
  return (
    <p className="text-ink-soft">
      {t.empty}{' '}
      <Link to={paths.dashboard.addItems} className="text-bottle underline underline-offset-4">
        {t.add}
      </Link>
    </p>
  );
}

/** The quantity in stock; nothing for a product that is not counted. */
function StockLeft({ stock }: { stock: number | undefined }) {
  const t = useMessages(newOrder);
  const tCommon = useMessages(common);
  const lowStock = useLowStock();
  if (stock === undefined) return null;
  if (stock === 0) return <span className="font-semibold text-danger">{tCommon.product.soldOut}</span>;
  const style = stock <= lowStock ? 'text-brass-text' : 'text-ink-soft';
  return <span className={style}>{t.left(stock)}</span>;
}
