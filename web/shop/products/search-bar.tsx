import type { ProductName } from '@aloghor/functions/contract/products';
import { SEARCH_MAXIMUM } from '@aloghor/functions/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { searchQuery } from '../../shared/api/products.ts';
import { useActiveOption, useCtrlKey, useDebounced, useInteractOutside } from '../../shared/lib/hooks.ts';
import { type LanguageCode, pathIn } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useTypedBefore } from '../../shared/start/hydration.ts';
import { useRetriedImport } from '../../shared/start/retried-import.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { SEARCH_DELAY_MS } from '../../shared/ui/times.ts';
import type { SearchResultsProps } from './search-results.tsx';

const panelStyle =
  'absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-card border border-line bg-white shadow-ink/10 shadow-xl';

// The panel's code comes when the field gets the focus: before a first search is typed.
async function loadResults() {
  const { SearchResults } = await import('./search-results.tsx');
  return { SearchResults };
}

interface SearchBarProps {
  /** The current search of the page: the initial value of the field. */
  initialQuery?: string | undefined;
  /** Lower, and on a phone an icon until it has the focus. */
  isInHeader?: boolean;
  className?: string;
}

/** Search by name: at most four results below the field, 300 ms after the last key. Ctrl+S focuses it. */
export function SearchBar({ initialQuery = '', isInHeader = false, className = '' }: SearchBarProps) {
  const language = useLanguage();
  const t = useMessages(common);
  const [query, setQuery] = useState(initialQuery);
  const [previousQuery, setPreviousQuery] = useState(initialQuery);
  if (initialQuery !== previousQuery) {
    setPreviousQuery(initialQuery);
    setQuery(initialQuery);
  }
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();

  const settledQuery = useDebounced(query, SEARCH_DELAY_MS);
  const { data, error, isSuccess, isPlaceholderData } = useQuery(searchQuery(isOpen ? settledQuery : '', language));
  // The previous results that still match are shown; only the answer can say that there are none.
  const found = data?.reply ?? [];
  const results = isPlaceholderData ? found.filter((product) => isNamed(product, settledQuery, language)) : found;
  const isAnswered = error !== null || (isSuccess && !isPlaceholderData);
  const isShown = isOpen && query.trim() !== '' && settledQuery.trim() !== '' && (isAnswered || results.length > 0);
  const active = useActiveOption(results.length, settledQuery);

  useTypedBefore(input, search);
  useCtrlKey('S', () => {
    input.current?.focus();
    input.current?.select();
  });
  useInteractOutside(form, () => setIsOpen(false));

  function search(typed: string) {
    setQuery(typed);
    setIsOpen(true);
    bringIntoSight(); // a focus from before the app ran has not scrolled the field into view
  }

  /** Not in the header, which is in sight wherever the page is scrolled to. */
  function bringIntoSight() {
    if (!isInHeader) form.current?.scrollIntoView({ block: 'nearest' });
  }

  function openProduct(id: string) {
    setIsOpen(false);
    void navigate(paths.product(id));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!query.trim()) return;
    setIsOpen(false);
    const chosen = isShown ? results[active.index] : undefined;
    void navigate(chosen ? paths.product(chosen._id) : paths.search(query.trim()));
  }

  return (
    <search className={isInHeader ? 'header-search' : className}>
      {/* biome-ignore lint/correctness/noRestrictedElements: a search belongs in the address */}
      <form
        ref={form}
        action={pathIn(language, paths.shop)} // without scripts; paths.search is the same address
        onSubmit={onSubmit}
        className="relative"
      >
        <div
          className={`flex items-center gap-2 rounded-full border border-line bg-white pl-4 transition-colors focus-within:border-bottle ${isInHeader ? 'h-full pr-px' : 'py-1.5 pr-1.5 shadow-ink/10 shadow-lg'}`}
        >
          <Search aria-hidden className="size-5 shrink-0 text-ink-soft" />
          <input
            ref={input}
            type="text"
            name="q"
            enterKeyHint="search"
            required
            role="combobox"
            aria-label={t.search.label}
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active.index >= 0 ? `${listId}-${active.index}` : undefined}
            autoComplete="off"
            maxLength={SEARCH_MAXIMUM}
            placeholder={t.search.placeholder}
            className="min-h-11 w-full min-w-0 bg-transparent text-base focus:outline-hidden"
            value={query}
            onFocus={() => {
              bringIntoSight();
              void loadResults().catch(() => undefined); // asked for again with the panel
            }}
            onChange={(event) => search(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setIsOpen(false);
              if (isShown) active.onKeyDown(event);
            }}
          />
          <kbd className="hidden shrink-0 rounded border border-line px-2 py-0.5 font-sans text-ink-soft text-sm md:block">
            {t.search.shortcut}
          </kbd>
          <Button type="submit" size="dense">
            {t.search.submit}
          </Button>
        </div>
        {isShown && (
          <LateResults
            id={listId}
            results={results}
            total={isPlaceholderData ? 0 : data?.total}
            query={settledQuery.trim()}
            activeIndex={active.index}
            error={error}
            onChoose={openProduct}
            onSeeAll={() => setIsOpen(false)}
            className={panelStyle}
            isInHeader={isInHeader}
          />
        )}
      </form>
    </search>
  );
}

function isNamed(product: ProductName, query: string, language: LanguageCode): boolean {
  return nameOf(product, language).toLowerCase().includes(query.trim().toLowerCase());
}

/** The panel, as soon as its code is there. */
function LateResults(props: SearchResultsProps) {
  const { code, hasFailed } = useRetriedImport(loadResults);
  if (code) return <code.SearchResults {...props} />;
  return hasFailed && <NotAvailable />;
}

/** In place of the panel whose code could not be loaded yet. */
function NotAvailable() {
  const t = useMessages(common);
  return (
    <p role="status" data-testid="search-results" className={`${panelStyle} px-5 py-4 text-ink-soft`}>
      {t.search.failed}
    </p>
  );
}
