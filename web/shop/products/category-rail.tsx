import type { Category } from '@aloghor/functions/contract/products';
import { CATEGORY_SIZES, CategoryCard } from './category-card.tsx';

/** Below md a card fills the screen, but all of them load at once: a smaller picture serves until the carousel is there. */
const SIZES = `${CATEGORY_SIZES}, 42vw`;

/** The categories in the carousel's place and layout, scrolled by hand. */
export function CategoryRail({ categories }: { categories: Category[] }) {
  return (
    <ul className="flex snap-x snap-mandatory gap-2.5 overflow-x-auto pb-14 sm:gap-5 md:gap-10 lg:gap-[50px]">
      {categories.map((category) => (
        <li
          key={category.name}
          className="w-full shrink-0 snap-start md:w-[calc((100%-80px)/3)] lg:w-[calc((100%-150px)/4)]"
        >
          <CategoryCard category={category} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
