import type { Product } from '@aloghor/functions/contract/products';
import { useQuery } from '@tanstack/react-query';
import { familyQuery } from '../../shared/api/product-lists.ts';
import { price } from '../../shared/lib/format.ts';
import { DEFAULT_LANGUAGE } from '../../shared/lib/language.ts';
import { langOf, langOfName, type Named, nameOf } from '../../shared/lib/product-texts.ts';
import { common } from '../../shared/locale/en/common.ts';
import { familyChoices } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import type { ListedProduct } from './listed-product.ts';

const FEWEST = 2;

const gridStyle = 'mt-2 grid gap-2 xl:grid-cols-2';

/** The choices of the product's family, the cheapest first; nothing where it is the only one, or they cannot be loaded. */
export function FamilyChoices({ product: { _id, family, choices: ofCard } }: { product: ListedProduct }) {
  const language = useLanguage();
  const t = useMessages(familyChoices);
  const { product: tProduct } = useMessages(common);
  const { data: choices, isLoading } = useQuery(familyQuery(family, language));
  if (isLoading) return <ChoicesSkeleton count={ofCard?.count ?? FEWEST} />;
  if (!choices || choices.length < FEWEST) return null;
  return (
    <nav aria-label={t.title} className="mt-6">
      <p className="font-semibold">{t.title}</p>
      <ul className={gridStyle}>
        {choices.map((choice) => (
          <li key={choice._id}>
            <Link
              to={paths.product(choice._id)}
              aria-current={choice._id === _id ? 'page' : undefined}
              className="flex h-full min-h-20.5 items-center gap-3 rounded-card border border-line p-2 pr-4 transition-colors hover:border-ink aria-[current=page]:border-bottle aria-[current=page]:bg-bottle/8"
            >
              <ProductThumbnail product={choice} size={56} />
              <span>
                <ChoiceName choice={choice} />
                <span className="font-semibold">{price(choice.price, language)}</span>
                {choice.soldOut && <span className="text-ink-soft text-sm"> · {tProduct.soldOut}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the choice is called among the others, or else the name of the product. */
function ChoiceName({ choice }: { choice: Named & Pick<Product, 'family'> }) {
  const language = useLanguage();
  const option = choice.family?.option ?? {};
  const name = option[language] ?? option[DEFAULT_LANGUAGE];
  const nameLanguage = name ? langOf(option[language], language) : langOfName(choice, language);
  return (
    <span lang={nameLanguage} className="block text-sm">
      {name ?? nameOf(choice, language)}
    </span>
  );
}

/** As high as the choices whose names take two lines at most. */
function ChoicesSkeleton({ count }: { count: number }) {
  const t = useMessages(familyChoices);
  return (
    <div aria-hidden className="mt-6">
      <p className="font-semibold">{t.title}</p>
      <div className={gridStyle}>
        {[...Array(count).keys()].map((place) => (
          <Skeleton key={place} className="h-20.5 rounded-card" />
        ))}
      </div>
    </div>
  );
}
