import { CATEGORY_NAMES, type CategoryName } from '@aloghor/functions/domain/products';
import { useLayoutEffect, useRef } from 'react';
import { labelOf } from '../../shared/lib/product-texts.ts';
import { tShop } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { useLoadShopAhead } from '../../shared/products/use-load-ahead.ts';
import { Link } from '../../shared/ui/link.tsx';

interface CategoryChipsProps {
  /** None is marked when it is undefined. */
  current: CategoryName | 'all' | undefined;
  /** On small screens too. */
  isWrapped?: boolean;
}

/** All categories, on small screens in one line that scrolls sideways. */
export function CategoryChips({ current, isWrapped = false }: CategoryChipsProps) {
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip is the current one
  useLayoutEffect(() => {
    const chip = line.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView, which would scroll the page too.
    if (line.current && chip)
      line.current.scrollLeft = chip.offsetLeft - (line.current.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={line}
      aria-label={tShop.categories}
      className="relative -mx-(--page-margin) mt-6 mb-8 scroll-px-(--page-margin) overflow-x-auto px-(--page-margin) pb-2 lg:mb-10"
    >
      <ul className={`flex gap-2 ${isWrapped ? 'flex-wrap' : 'w-max lg:w-auto lg:flex-wrap'}`}>
        <Chip to={paths.shop} category={undefined} isCurrent={current === 'all'} />
        {CATEGORY_NAMES.map((name) => (
          <Chip key={name} to={paths.category(name)} category={name} isCurrent={name === current} />
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  to: string;
  /** Absent on the chip of all products. */
  category: CategoryName | undefined;
  isCurrent: boolean;
}

function Chip({ to, category, isCurrent }: ChipProps) {
  const loadAhead = useLoadShopAhead(category);
  return (
    <li className="shrink-0">
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        {...loadAhead}
        className="inline-flex min-h-11 items-center rounded-full border border-line px-4 transition-colors hover:border-ink aria-[current=page]:border-ink aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:bg-ink aria-[current=page]:text-paper"
      >
        <span className="first-letter:uppercase">{category ? labelOf(category) : tShop.allCategories}</span>
      </Link>
    </li>
  );
}
