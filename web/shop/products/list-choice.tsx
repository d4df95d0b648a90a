import { CHOSEN_SORTS } from '@aloghor/functions/domain/products';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductFilter } from '../../shared/api/products.ts';
import { count } from '../../shared/lib/format.ts';
import { useDebounced } from '../../shared/lib/hooks.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { shopPage } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { inputStyle } from '../../shared/ui/fields.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { PRICE_DELAY_MS } from '../../shared/ui/times.ts';
import { FilterPanel } from './filter-panel.tsx';
import { choiceIn, takaIn, withChoice, withoutPrice } from './list-address.ts';

interface ListChoiceProps {
  filter: ProductFilter;
  /** Says how many products there are. */
  children: ReactNode;
}

/** Order, filters and price range of the list below. */
export function ListChoice({ filter, children }: ListChoiceProps) {
  const language = useLanguage();
  const tShop = useMessages(shopPage);
  const { form, search, apply, applySoon } = useListChoice();
  const { sort, from, to } = choiceIn(search);
  const price = { onType: applySoon, onEnter: apply };
  return (
    <search aria-label={tShop.choice}>
      {/* biome-ignore lint/correctness/noRestrictedElements: what the list shows belongs in the address */}
      <form
        ref={form}
        tabIndex={-1} // gets the focus when the button that clears the price disappears
        autoComplete="off" // the browser would restore the values of another address
        className="mb-6 flex flex-wrap items-center gap-2 outline-none lg:mb-8"
      >
        <input type="hidden" name="q" value={search.get('q') ?? ''} />
        {/* On a phone a row of their own: whether the number beside them fits would depend on the font. */}
        <div className="flex min-w-0 basis-full items-center gap-2 md:contents">
          <select
            name="sort"
            aria-label={tShop.sortBy}
            defaultValue={sort}
            onChange={apply}
            className={`${inputStyle.dense} min-w-0 grow pr-8 md:grow-0`}
          >
            {CHOSEN_SORTS.map((one) => (
              <option key={one} value={one}>
                {one === 'newest' && search.get('q')?.trim() ? tShop.bestMatch : tShop.sorts[one]}
              </option>
            ))}
          </select>
          <FilterPanel filter={filter} onChoose={apply} />
        </div>
        {children}
        <div className="flex grow flex-wrap items-center gap-2 md:grow-0">
          <PriceField
            key={`from-${language}`}
            name="from"
            label={tShop.priceFrom}
            placeholder={tShop.from}
            value={from}
            {...price}
          />
          <span aria-hidden>–</span>
          <PriceField
            key={`to-${language}`}
            name="to"
            label={tShop.priceTo}
            placeholder={tShop.to}
            value={to}
            {...price}
          />
          {(from || to) && (
            <Link
              to={{ search: withoutPrice(search) }}
              onClick={() => form.current?.focus({ preventScroll: true })}
              className="inline-flex min-h-11 items-center whitespace-nowrap px-2 underline underline-offset-4"
            >
              {tShop.clearPrice}
            </Link>
          )}
        </div>
        <noscript>
          <button type="submit" className={buttonStyle('quiet', 'dense')}>
            {tShop.apply}
          </button>
        </noscript>
      </form>
    </search>
  );
}

interface PriceFieldProps {
  name: 'from' | 'to';
  label: string;
  placeholder: string;
  value: number | undefined;
  onType: () => void;
  onEnter: () => void;
}

/** A text and no number, which would reject Bangla digits. */
function PriceField({ name, label, placeholder, value, onType, onEnter }: PriceFieldProps) {
  const language = useLanguage();
  return (
    <input
      name={name}
      inputMode="numeric"
      maxLength={14}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value && count(value, language)}
      onChange={onType}
      onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      onBlur={({ target }) => {
        if (!takaIn(target.value)) target.value = '';
      }}
      className={`${inputStyle.dense} w-20 grow md:w-24 md:grow-0`}
    />
  );
}

/**
 * Keeps the form of `sort`, `from`, `to` and the filters in step with the page's address. Its fields are uncontrolled, so
 * that they work before the app runs.
 */
function useListChoice() {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useSearchParams();
  /** The addresses that the form has, or is about to have: the newest last. */
  const written = useRef([String(search)]);
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed, PRICE_DELAY_MS);

  function apply() {
    const chosen = choiceIn(saidBy(form.current));
    if (JSON.stringify(chosen) === JSON.stringify(choiceIn(search))) return;
    const next = withChoice(search, chosen);
    written.current.push(String(next));
    setSearch(next);
  }

  // Before the next effect: this one must not take the address that it writes for a foreign one.
  useEffect(() => {
    const index = written.current.indexOf(String(search));
    if (index === -1) fill(form.current, search, language);
    written.current = index === -1 ? [String(search)] : written.current.slice(index);
  }, [search, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when typing pauses; first, what was chosen before the app ran
  useEffect(apply, [settled]);
  return { form, search, apply, applySoon: () => setTyped(String(saidBy(form.current))) };
}

function saidBy(form: HTMLFormElement | null): URLSearchParams {
  const fields = form ? Array.from(new FormData(form), ([name, value]) => [name, String(value)]) : [];
  return new URLSearchParams(fields);
}

/** Fills the form from an address that it has not written: of Back, Forward or a link. */
function fill(form: HTMLFormElement | null, search: URLSearchParams, language: LanguageCode): void {
  const { sort, from, to, ...filters } = choiceIn(search);
  for (const [name, value] of Object.entries({ sort, from, to })) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = typeof value === 'number' ? count(value, language) : (value ?? '');
  }
  for (const box of form?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])
    box.checked = String(filters[box.name as keyof typeof filters] ?? '')
      .split(',')
      .includes(box.value);
}
