import { CHOSEN_SORTS } from '@aloghor/functions/domain/products';
import { ArrowDownUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductFilter } from '../../shared/api/products.ts';
import { count } from '../../shared/lib/format.ts';
import { useDebounced } from '../../shared/lib/hooks.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { shopPage } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { inputStyle } from '../../shared/ui/fields.tsx';
import { PRICE_DELAY_MS } from '../../shared/ui/times.ts';
import { FilterPanel } from './filter-panel.tsx';
import { choiceIn, withChoice } from './list-address.ts';

/** Filters and order of the list below. */
export function ListChoice({ filter }: { filter: ProductFilter }) {
  const tShop = useMessages(shopPage);
  const { form, search, apply, applySoon } = useListChoice();
  return (
    <search aria-label={tShop.choice}>
      {/* biome-ignore lint/correctness/noRestrictedElements: what the list shows belongs in the address */}
      <form
        ref={form}
        autoComplete="off" // the browser would restore the values of another address
        className="flex gap-2"
      >
        <input type="hidden" name="q" value={search.get('q') ?? ''} />
        <FilterPanel filter={filter} onChoose={apply} onType={applySoon} />
        <div className="sort-choice border-ink/25">
          <ArrowDownUp aria-hidden className="size-4" />
          <select
            name="sort"
            aria-label={tShop.sortBy}
            defaultValue={choiceIn(search).sort}
            onChange={apply}
            className={`${inputStyle.dense} pr-8`}
          >
            {CHOSEN_SORTS.map((one) => (
              <option key={one} value={one}>
                {one === 'newest' && search.get('q')?.trim() ? tShop.bestMatch : tShop.sorts[one]}
              </option>
            ))}
          </select>
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
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    field.value = typeof value === 'number' ? count(value, language) : (value ?? '');
    field.dispatchEvent(new Event('input', { bubbles: true })); // what was wrong in it is gone
  }
  for (const box of form?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])
    box.checked = String(filters[box.name as keyof typeof filters] ?? '')
      .split(',')
      .includes(box.value);
}
