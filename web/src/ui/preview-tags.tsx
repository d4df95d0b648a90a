import { nameOf } from '../lib/product-texts.ts';
import { siteAddress } from '../lib/site-address.ts';
import { tBrand } from '../messages/messages.ts';
import { shop } from '../shop.config.ts';

/** The room of the home page, for pages without a picture of their own. */
const PICTURE = '/preview.jpg';

export interface Previewed {
  name: string;
  nameBn?: string | undefined;
  img: string;
  medium?: string;
  price: number;
}

interface PreviewTagsProps {
  title: string;
  description: string;
  address: string;
  product: Previewed | undefined;
}

/** The tags for link previews of Messenger, WhatsApp and others. */
export function PreviewTags({ title, description, address, product }: PreviewTagsProps) {
  // The medium picture: messengers show no previews of several megabytes.
  const picture = siteAddress(product?.medium ?? product?.img ?? PICTURE);
  return (
    <>
      <meta property="og:site_name" content={tBrand.name} />
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      {product && <PriceTags product={product} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

function PriceTags({ product }: { product: Previewed }) {
  return (
    <>
      <meta property="og:image:alt" content={nameOf(product)} />
      <meta property="product:price:amount" content={String(product.price)} />
      <meta property="product:price:currency" content={shop.currency.code} />
    </>
  );
}
