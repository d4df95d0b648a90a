import type { Category } from '@aloghor/functions/domain/categories';
import { ROOMS, type Room } from '@aloghor/functions/domain/products';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { categoryPath, labelOf, useCategories } from '../../shared/api/categories.ts';
import { productFacetsQuery } from '../../shared/api/products.ts';
import { common } from '../../shared/locale/en/common.ts';
import { rooms } from '../../shared/locale/en/rooms.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useLoadShopAhead } from '../../shared/products/use-load-ahead.ts';
import { Link, NavLink, usePath } from '../../shared/ui/link.tsx';

/** Where shoppers go from any page, in the bar's panel and in the side menu. */
export function CatalogueMenu() {
  const t = useMessages(common);
  return (
    <>
      <section aria-label={t.nav.categories} className="@container">
        <ul className={gridStyle}>
          {useCategories().map((category) => (
            <CategoryItem key={category.name} category={category} />
          ))}
        </ul>
      </section>
      <Rooms />
    </>
  );
}

const gridStyle = 'grid grid-cols-2 gap-x-4 @xl:grid-cols-3';
const itemStyle =
  'flex min-h-11 items-center px-2 transition-colors hover:text-brass-text aria-[current=page]:font-semibold aria-[current=page]:text-brass-text';

function CategoryItem({ category }: { category: Category }) {
  const language = useLanguage();
  const loadAhead = useLoadShopAhead({ category: category.name });
  return (
    <li>
      <NavLink to={categoryPath(category)} {...loadAhead} className={itemStyle}>
        <span className="first-letter:uppercase">{labelOf(category, language)}</span>
      </NavLink>
    </li>
  );
}

/** The rooms that the shop has lamps for: below the categories, so that they move nothing when they arrive. */
function Rooms() {
  const t = useMessages(rooms);
  const { data: facets } = useQuery(productFacetsQuery({}));
  const names = ROOMS.filter((name) => facets?.room.some(({ code }) => code === name));
  if (names.length === 0) return null;
  return (
    <section aria-label={t.title} className="@container mt-4">
      <p className="mb-1 px-2 font-serif text-xl">{t.title}</p>
      <ul className={gridStyle}>
        {names.map((name) => (
          <RoomItem key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}

/** Its address differs by its query, which a `NavLink` ignores. */
function RoomItem({ name }: { name: Room }) {
  const { names } = useMessages(rooms);
  const here = usePath() + useLocation().search;
  const to = paths.room(name);
  const loadAhead = useLoadShopAhead({ room: [name] });
  return (
    <li>
      <Link to={to} {...loadAhead} aria-current={here === to ? 'page' : undefined} className={itemStyle}>
        {names[name]}
      </Link>
    </li>
  );
}
