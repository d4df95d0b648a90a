import { useQuery } from '@tanstack/react-query';
import { categoryPath, labelOf, namedCategories, useCategories } from '../../shared/api/categories.ts';
import { productFacetsQuery } from '../../shared/api/products.ts';
import { shopPage } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { linkStyle, PhoneLink } from '../../shared/navigation/contact-links.tsx';
import { Link } from '../../shared/ui/link.tsx';

/** What helps who has found nothing: the category that is nearest to the search, and the shop's telephone. */
export function NothingFound({ q }: { q: string }) {
  const language = useLanguage();
  const tShop = useMessages(shopPage);
  const nearestName = useQuery(productFacetsQuery({ q })).data?.nearest;
  const [nearest] = namedCategories(useCategories(), nearestName ? [nearestName] : []);
  return (
    <div>
      {nearest && (
        <p>
          {tShop.nearestCategory}{' '}
          <Link to={categoryPath(nearest)} className={linkStyle}>
            {labelOf(nearest, language)}
          </Link>
        </p>
      )}
      <p>
        {tShop.askByPhone} <PhoneLink />
      </p>
    </div>
  );
}
