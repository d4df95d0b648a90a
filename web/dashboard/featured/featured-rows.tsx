import { nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { OrderedRows } from '../layout/ordered-rows.tsx';
import { featuredLists, productsPage } from '../messages/en/products.ts';
import type { FeaturedProduct } from './featured-list.ts';

interface FeaturedRowsProps {
  products: FeaturedProduct[];
  onChange: (products: FeaturedProduct[]) => void;
}

/** The products of a featured list in their order. */
export function FeaturedRows({ products, onChange }: FeaturedRowsProps) {
  const language = useLanguage();
  const t = useMessages(featuredLists);
  const tProductsPage = useMessages(productsPage);
  return (
    <OrderedRows
      items={products}
      label={t.chosen}
      keyOf={({ _id }) => _id}
      nameOf={(product) => nameOf(product, language)}
      onChange={onChange}
    >
      {(product) => (
        <>
          <span className="min-w-5 shrink-0 text-right text-ink-soft tabular-nums">
            {products.indexOf(product) + 1}
          </span>
          <ProductThumbnail product={product} />
          <span className="min-w-0 grow leading-snug">{nameOf(product, language)}</span>
          {product.hidden && <span className="shrink-0 text-ink-soft text-sm">{tProductsPage.hidden}</span>}
        </>
      )}
    </OrderedRows>
  );
}
