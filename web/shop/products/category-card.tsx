import type { Category } from '@aloghor/functions/contract/products';
import { categoryPath, labelOf } from '../../shared/api/categories.ts';
import { useLanguage } from '../../shared/locale/locale.ts';
import { useLoadShopAhead } from '../../shared/products/use-load-ahead.ts';
import { Link } from '../../shared/ui/link.tsx';
import { cardPicture } from '../../shared/ui/pictures.tsx';

/** How wide the card is from md on, as `sizes` of a picture: four beside each other, or three. */
export const CATEGORY_SIZES = '(min-width: 64rem) min(22vw, 292px), (min-width: 48rem) 28vw';

interface CategoryCardProps {
  category: Category;
  /** How wide the card is, as `sizes` of a picture. */
  sizes: string;
}

/** A link to a category's products, with its picture in an arch. */
export function CategoryCard({ category, sizes }: CategoryCardProps) {
  const language = useLanguage();
  const { src, ...sources } = cardPicture(category, sizes);
  const loadAhead = useLoadShopAhead({ category: category.name });
  return (
    <Link to={categoryPath(category)} className="group block rounded-card text-center" {...loadAhead}>
      <span className="arch block overflow-hidden bg-stone">
        <img
          {...sources}
          src={src}
          alt=""
          width="800"
          height="800"
          loading="lazy"
          decoding="async"
          className="aspect-square w-full md:aspect-[4/5] object-cover transition-[scale] duration-200 group-hover:scale-103"
        />
      </span>
      <span className="mt-4 block font-serif text-xl first-letter:uppercase">{labelOf(category, language)}</span>
    </Link>
  );
}
