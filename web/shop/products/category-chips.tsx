import type { Category } from '@aloghor/functions/domain/categories';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { useLayoutEffect, useRef } from 'react';
import { categoryPath, labelOf, useCategories } from '../../shared/api/categories.ts';
import { PageHead } from '../../shared/app/page-head.tsx';
import { shopPage, unknownCategory } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useLoadShopAhead } from '../../shared/products/use-load-ahead.ts';
import { ButtonLink, Link } from '../../shared/ui/link.tsx';

interface CategoryChipsProps {
  /** None is marked when it is undefined. */
  current: CategoryName | 'all' | undefined;
  /** In rows, one below the other. */
  isWrapped?: boolean;
}

/** All categories, in one line that scrolls sideways. */
export function CategoryChips({ current, isWrapped = false }: CategoryChipsProps) {
  const tShop = useMessages(shopPage);
  const line = useRef<HTMLElement>(null);
  const shown = useRef<typeof current>(undefined);
  useLayoutEffect(() => {
    // What somebody has scrolled before the app ran stays where it is.
    const isScrolled = shown.current === undefined && line.current?.scrollLeft !== 0;
    shown.current = current;
    if (isScrolled) return;
    const chip = line.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView, which would scroll the page too.
    if (line.current && chip)
      line.current.scrollLeft = chip.offsetLeft - (line.current.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={line} aria-label={tShop.categories} className={isWrapped ? 'mt-6 mb-8 lg:mb-10' : 'chip-line'}>
      <ul className={`flex gap-2 ${isWrapped ? 'flex-wrap' : 'w-max'}`}>
        <Chip to={paths.shop} category={undefined} isCurrent={current === 'all'} />
        {useCategories().map((category) => (
          <Chip
            key={category.name}
            to={categoryPath(category)}
            category={category}
            isCurrent={category.name === current}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  to: string;
  /** Absent on the chip of all products. */
  category: Category | undefined;
  isCurrent: boolean;
}

function Chip({ to, category, isCurrent }: ChipProps) {
  const language = useLanguage();
  const tShop = useMessages(shopPage);
  const loadAhead = useLoadShopAhead({ category: category?.name });
  return (
    <li className="shrink-0">
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        {...loadAhead}
        className="inline-flex min-h-11 items-center rounded-full border border-line px-4 transition-colors hover:border-ink aria-[current=page]:border-ink aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:bg-ink aria-[current=page]:text-paper"
      >
        <span className="first-letter:uppercase">{category ? labelOf(category, language) : tShop.allCategories}</span>
      </Link>
    </li>
  );
}

/** An address that names no category: says so, and leads to each that there is. */
export function UnknownCategory({ name }: { name: string }) {
  const tShop = useMessages(shopPage);
  const tUnknownCategory = useMessages(unknownCategory);
  const heading = tUnknownCategory.heading(name);
  return (
    <div className="page section-air">
      <PageHead title={heading} />
      <h1 className="text-balance break-words text-3xl">{heading}</h1>
      <p className="mt-5 max-w-prose text-balance text-ink-soft text-lg">{tUnknownCategory.text}</p>
      <CategoryChips current={undefined} isWrapped />
      <ButtonLink to={paths.shop}>{tShop.toShop}</ButtonLink>
    </div>
  );
}
