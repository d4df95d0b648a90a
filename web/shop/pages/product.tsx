import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { productQuery } from '../../shared/api/products.ts';
import { descriptionOf, firstWords, nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { productPageMessages, shopMessages } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Failed, Notice } from '../../shared/ui/status.tsx';
import { ProductDetail, ProductDetailSkeleton } from '../products/product-detail.tsx';
import { ProductReviews } from '../products/product-reviews.tsx';
import { RelatedProducts } from '../products/related-products.tsx';
import { ViewedProducts } from '../products/viewed-products.tsx';

/** Search engines show about as many characters. */
const DESCRIPTION_LENGTH = 160;

/** One product, and up to three others of its first category. */
export function ProductPage() {
  const language = useLanguage();
  const { id = '' } = useParams();
  const { data: product, error, refetch } = useQuery(productQuery(id, language));

  if (product === null) return <MissingProduct />;
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!product) return <ProductDetailSkeleton />;
  return (
    <>
      <PageHead
        title={nameOf(product, language)}
        description={firstWords(descriptionOf(product, language), DESCRIPTION_LENGTH)}
        product={product}
      />
      <ProductDetail key={product._id} product={product} />
      <ProductReviews key={`reviews-${product._id}`} product={product} />
      <RelatedProducts key={`related-${product._id}`} product={product} />
      <ViewedProducts productId={product._id} />
    </>
  );
}

function MissingProduct() {
  const tShop = useMessages(shopMessages);
  const tProductPage = useMessages(productPageMessages);
  return (
    <>
      <PageHead title={tProductPage.missingTitle} />
      <Notice heading="h1" title={tProductPage.missingTitle} text={tProductPage.missing}>
        <Link to={paths.shop} className={buttonStyle()}>
          {tShop.toShop}
        </Link>
      </Notice>
    </>
  );
}
