import type { Category } from '@aloghor/functions/domain/categories';
import { categoryPath, labelOf, useCategories } from '../../shared/api/categories.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useLoadShopAhead } from '../../shared/products/use-load-ahead.ts';
import { NavLink } from '../../shared/ui/link.tsx';

/** Where shoppers go from any page, in the bar's panel and in the side menu. */
export function CatalogueMenu() {
  const t = useMessages(common);
  return (
    <section aria-label={t.nav.categories}>
      <ul className="grid grid-cols-2 gap-x-4 xl:grid-cols-3">
        {useCategories().map((category) => (
          <CategoryItem key={category.name} category={category} />
        ))}
      </ul>
    </section>
  );
}

function CategoryItem({ category }: { category: Category }) {
  const language = useLanguage();
  const loadAhead = useLoadShopAhead(category.name);
  return (
    <li>
      <NavLink
        to={categoryPath(category)}
        {...loadAhead}
        className="flex min-h-11 items-center px-2 transition-colors hover:text-brass-text aria-[current=page]:font-semibold aria-[current=page]:text-brass-text"
      >
        <span className="first-letter:uppercase">{labelOf(category, language)}</span>
      </NavLink>
    </li>
  );
}
