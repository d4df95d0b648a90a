import { CATEGORY_NAMES, type CategoryName } from '@aloghor/functions/domain/products';
import { labelOf } from '../../shared/lib/product-texts.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useLoadShopAhead } from '../../shared/products/use-load-ahead.ts';
import { NavLink } from '../../shared/ui/link.tsx';

/** Where shoppers go from any page, in the bar's panel and in the side menu. */
export function CatalogueMenu() {
  const t = useMessages(common);
  return (
    <section aria-label={t.nav.categories}>
      <ul className="grid grid-cols-2 gap-x-4 xl:grid-cols-3">
        {CATEGORY_NAMES.map((name) => (
          <CategoryItem key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}

function CategoryItem({ name }: { name: CategoryName }) {
  const language = useLanguage();
  const loadAhead = useLoadShopAhead(name);
  return (
    <li>
      <NavLink
        to={paths.category(name)}
        {...loadAhead}
        className="flex min-h-11 items-center px-2 transition-colors hover:text-brass-text aria-[current=page]:font-semibold aria-[current=page]:text-brass-text"
      >
        <span className="first-letter:uppercase">{labelOf(name, language)}</span>
      </NavLink>
    </li>
  );
}
