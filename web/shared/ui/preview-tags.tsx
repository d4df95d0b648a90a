import { languageInUse } from '../lib/language.ts';
import { pathIn } from '../lib/localized-path.ts';
import { nameOf } from '../lib/product-texts.ts';
import { pageAddress, siteAddress } from '../lib/site-address.ts';
import { tBrand, tNoScript } from '../locale/messages.ts';
import { shop } from '../shop.config.ts';

/** The room of the home page, for pages without a picture of their own. */
const PICTURE = '/preview.jpg';

const LOCALES = { en: 'en_US', bn: 'bn_BD' };

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
  path: string;
  product: Previewed | undefined;
}

/** The tags for link previews of Messenger, WhatsApp and others. */
export function PreviewTags({ title, description, path, product }: PreviewTagsProps) {
  // The medium picture: messengers show no previews of several megabytes.
  const [english, bangla] = [siteAddress(pathIn('en', path)), siteAddress(pathIn('bn', path))];
  const picture = siteAddress(product?.medium ?? product?.img ?? PICTURE);
  return (
    <>
      <meta property="og:site_name" content={tBrand.name} />
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:url" content={pageAddress(path)} />
      <meta property="og:locale" content={LOCALES[languageInUse()]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={product ? nameOf(product) : tNoScript.preview} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="bn" href={bangla} />
      <link rel="alternate" hrefLang="x-default" href={english} />
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
      <meta property="product:price:amount" content={String(product.price)} />
      <meta property="product:price:currency" content={shop.currency.code} />
    </>
  );
}
