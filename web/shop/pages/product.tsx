import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { productQuery } from '../../shared/api/products.ts';
import { PageHead } from '../../shared/app/page-head.tsx';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { productPage, shopPage } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { RestToCome, useIsWhole } from '../../shared/start/use-is-whole.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Failed, Notice } from '../../shared/ui/status.tsx';
import { type ListedProduct, listedProduct } from '../products/listed-product.ts';
import { DESCRIPTION_LENGTH, descriptionOf, firstWords } from '../products/product-descriptions.ts';
import { ProductDetail, ProductDetailSkeleton } from '../products/product-detail.tsx';
import { ProductReviews } from '../products/product-reviews.tsx';
import { RelatedProducts } from '../products/related-products.tsx';
import { ViewedProducts } from '../products/viewed-products.tsx';

/** The product of the address; another one is another page, whose quantity starts at one. */
export function ProductPage() {
  const { id = '' } = useParams();
  return <ProductWithOthers key={id} id={id} />;
}

/** One product, what buyers say of it, and up to three others of its first category. */
function ProductWithOthers({ id }: { id: string }) {
  const language = useLanguage();
  const { data, error, refetch } = useQuery(productQuery(id, language));
  const listed = useListed(id);
  const isWhole = useIsWhole();

  if (data === null) return <MissingProduct />;
  const failure = error && !data && <Failed error={error} onRetry={refetch} />;
  const product = data ? { ...data, choices: listed?.choices } : listed;
  if (!product) return failure || <ProductDetailSkeleton />;
  return (
    <>
      <ProductDetail product={product} isWhole={isWhole} />
      {failure}
      {isWhole ? (
        <>
          <PageHead
            title={nameOf(product, language)}
            {...(data && {
              description: firstWords(descriptionOf(data, language), DESCRIPTION_LENGTH),
              product: data,
            })}
          />
          <ProductReviews product={product} />
          {data && <RelatedProducts product={data} />}
          <ViewedProducts productId={product._id} />
        </>
      ) : (
        <RestToCome />
      )}
    </>
  );
}

/** The product as a list of this visit has shown it: name, price and picture, until the rest is loaded. */
function useListed(id: string): ListedProduct | undefined {
  const cache = useQueryClient();
  return useMemo(() => listedProduct(cache, id), [cache, id]);
}

function MissingProduct() {
  const tShop = useMessages(shopPage);
  const tProductPage = useMessages(productPage);
  return (
    <>
      <PageHead title={tProductPage.missingTitle} />
      <Notice heading="h1" title={tProductPage.missingTitle} text={tProductPage.missing}>
        <ButtonLink to={paths.shop}>{tShop.toShop}</ButtonLink>
      </Notice>
    </>
  );
}
