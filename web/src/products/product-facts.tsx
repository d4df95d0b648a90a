import type { Product } from '@aloghor/functions/contract/products';
import { shop } from '../shop.config.ts';

/** The product in the words of schema.org, for search engines that show price and picture with a result. */
export function ProductFacts({ product: { _id, name, desc, img, price } }: { product: Product }) {
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: _id,
    name,
    description: desc,
    image: img,
    brand: { '@type': 'Brand', name: shop.name },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: shop.currency.code,
      availability: 'https://schema.org/InStock',
    },
  };
  return <script type="application/ld+json">{JSON.stringify(facts)}</script>;
}
