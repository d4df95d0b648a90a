import type { ProductFacets } from '@aloghor/functions/contract/product-lists';
import {
  CODE_FILTER_NAMES,
  type CodeFilter,
  FILTERED_FIELDS,
  FLAG_FILTERS,
  isOfField,
  ticksOf,
} from '@aloghor/functions/domain/product-filters';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductFilter } from '../../shared/api/products.ts';
import { productFacetsQuery } from '../../shared/api/products.ts';
import { count } from '../../shared/lib/format.ts';
import { useInteractOutside, useLatest } from '../../shared/lib/hooks.ts';
import { shopPage } from '../../shared/locale/en/buying.ts';
import { productFilters, productSpecs } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { isPriced, withoutFilters } from './list-address.ts';
import { PriceRange } from './price-range.tsx';

interface FilterPanelProps {
  filter: ProductFilter;
  /** Applies what the form holds. */
  onChoose: () => void;
  /** Applies it when typing pauses. */
  onType: () => void;
}

/**
 * The price and the filters of a list, as fields of the form around them: a panel below its button, on a phone a sheet. It
 * opens before the app runs, too.
 */
export function FilterPanel({ filter, onChoose, onType }: FilterPanelProps) {
  const t = useMessages(productFilters);
  const tShop = useMessages(shopPage);
  const [search] = useSearchParams();
  const { data } = useQuery(productFacetsQuery(filter));
  const panel = useRef<HTMLDetailsElement>(null);
  const close = () => panel.current?.removeAttribute('open');
  useInteractOutside(panel, close);
  const ticked = ticksOf(filter).length;
  const latestChoose = useLatest(onChoose);
  const choose = () => latestChoose.current(); // a box that still waits to be rendered must not go by an old address
  // They are many, and out of sight: the page that a tap leads to does not wait for them.
  const boxes = useDeferredValue(
    data ? <Boxes filter={filter} facets={data} onChoose={choose} /> : <ChosenFilters filter={filter} />,
  );

  /** The focused element disappears: the keyboard continues at the button of the panel. */
  const focusButton = () => panel.current?.querySelector('summary')?.focus();

  function closeToButton() {
    close();
    focusButton();
  }

  /** What is wrong in a field must be read first. */
  function showList() {
    const wrong = panel.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else closeToButton();
  }

  return (
    <details
      ref={panel}
      onKeyDown={({ key }) => key === 'Escape' && panel.current?.open && closeToButton()}
      className="filter-panel"
    >
      <summary className={buttonStyle('quiet', 'dense')}>
        <SlidersHorizontal aria-hidden className="size-4" />
        <span>{t.open(ticked + (isPriced(filter) ? 1 : 0))}</span>
      </summary>
      <section aria-label={t.title}>
        <PriceRange onType={onType} onEnter={onChoose} onClear={focusButton} />
        {boxes}
        <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-2 border-line border-t bg-paper py-3">
          {ticked > 0 && (
            <Link
              to={{ search: withoutFilters(search) }}
              onClick={focusButton}
              className="inline-flex min-h-11 items-center underline"
            >
              {t.clear}
            </Link>
          )}
          <Button size="dense" className="noscript:hidden ml-auto" onClick={showList}>
            {data ? t.show(data.total) : tShop.apply}
          </Button>
        </div>
      </section>
    </details>
  );
}

interface BoxesProps extends Pick<FilterPanelProps, 'filter' | 'onChoose'> {
  facets: ProductFacets;
}

function Boxes({ filter, facets, onChoose }: BoxesProps) {
  const t = useMessages(productFilters);
  return (
    <>
      {CODE_FILTER_NAMES.map((name) => (
        <Choices key={name} name={name} choices={facets[name]} chosen={filter[name] ?? []} onChoose={onChoose} />
      ))}
      {FLAG_FILTERS.map((flag) => (
        <FilterBox
          key={flag}
          name={flag}
          value="true"
          label={t[flag]}
          count={facets[flag]}
          isChosen={filter[flag] === 'true'}
          onChoose={onChoose}
        />
      ))}
    </>
  );
}

/** The chosen filters stay in the form, and so in the address, while the choices load. */
function ChosenFilters({ filter }: Pick<FilterPanelProps, 'filter'>) {
  return ticksOf(filter).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

interface ChoicesProps {
  name: CodeFilter;
  choices: ProductFacets[CodeFilter];
  chosen: readonly string[];
  onChoose: () => void;
}

function Choices({ name, choices, chosen, onChoose }: ChoicesProps) {
  const { names, fields, codes } = useMessages(productSpecs);
  const subject = isOfField(name) ? FILTERED_FIELDS[name] : name;
  const title = { ...names, ...fields }[subject];
  const labels: Record<string, string> = codes[subject];
  if (choices.length === 0) return null;
  return (
    <fieldset className="mb-4">
      <legend className="py-1 font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {choices.map(({ code, count }) => (
          <FilterBox
            key={code}
            name={name}
            value={code}
            label={labels[code] ?? code}
            count={count}
            isChosen={chosen.includes(code)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FilterBoxProps {
  name: string;
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** Uncontrolled, like all fields of this form. */
function FilterBox({ name, value, label, count: number, isChosen, onChoose }: FilterBoxProps) {
  const language = useLanguage();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-bottle"
      />
      <span>{label}</span>
      <span className="ml-auto text-ink-soft">{count(number, language)}</span>
    </label>
  );
}
