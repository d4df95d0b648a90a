import type { Category } from '@aloghor/functions/contract/products';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import { useLoadShopAhead } from './use-load-ahead.ts';

/** A link to a category's products, with its picture in an arch. */
export function CategoryCard({ category: { name, img } }: { category: Category }) {
  const loadAhead = useLoadShopAhead(name);
  return (
    <Link to={paths.category(name)} className="group block rounded-card text-center" {...loadAhead}>
      <span className="arch block overflow-hidden bg-stone">
        <img
          src={img}
          alt=""
          width="800"
          height="800"
          loading="lazy"
          decoding="async"
          className="aspect-square w-full md:aspect-[4/5] object-cover transition-[scale] duration-200 group-hover:scale-103"
        />
      </span>
      <span className="mt-4 block font-serif text-xl first-letter:uppercase">{name}</span>
    </Link>
  );
}
