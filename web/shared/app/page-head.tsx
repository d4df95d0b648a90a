import { SMALL_PICTURES } from '@aloghor/functions/domain/small-pictures';
import { useLocation } from 'react-router-dom';
import { useShopName } from '../api/settings.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, pageAddress, pathIn, siteAddress } from '../lib/language.ts';
import { type Named, nameOf } from '../lib/product-texts.ts';
import { common } from '../locale/en/common.ts';
import { noScript } from '../locale/en/without-app.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { shop } from '../shop.config.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** The page's canonical path, where it opens at other spellings, too. */
  path?: string;
  /** The query that makes it a page of its own, such as the second page of a list. */
  further?: string;
  /** The product whose picture and price are in link previews of the page. */
  product?: Previewed;
  /** The product of a page about several whose picture alone is in its link previews. */
  pictured?: Previewed | undefined;
}

/** The page's title, address and description, by default the shop's; React moves them into the document's head. */
export function PageHead({ title, description, path, further = '', product, pictured }: PageHeadProps) {
  const language = useLanguage();
  const shopName = useShopName();
  const t = useMessages(common);
  const { pathname } = useLocation();
  const fullTitle = shopName ? t.page.title(title, shopName) : title;
  const ownPath = (path ?? pathname) + further;
  return (
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={pageAddress(ownPath, language)} />
      <meta name="description" content={description ?? t.home.description} />
      {/* Link previews are made from the HTML alone, so no browser needs this code. */}
      {import.meta.env.SSR && (
        <PreviewTags
          title={fullTitle}
          description={description ?? t.home.description}
          path={ownPath}
          product={product}
          pictured={product ?? pictured}
        />
      )}
    </>
  );
}

/** The home page's picture, for pages without one of their own. */
const PICTURE: PreviewPicture = { address: '/preview.jpg', type: 'image/jpeg', width: 1200, height: 630 };

interface PreviewPicture {
  address: string;
  /** As far as it is known. */
  type?: string | undefined;
  width?: number;
  height?: number;
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/**
 * The picture that is made for previews; else the medium one, where there is one: messengers show no previews of several
 * megabytes.
 */
function pictureOf({ img, medium, share }: Previewed): PreviewPicture {
  if (share) return { address: share, ...SMALL_PICTURES.share };
  const address = medium ?? img;
  const [, ending = ''] = /\.(\w+)(?:[?#]|$)/.exec(address) ?? [];
  return { address, type: TYPES[ending.toLowerCase()], ...(medium && { width: SMALL_PICTURES.medium.width }) };
}

interface Previewed extends Named {
  img: string;
  medium?: string;
  share?: string;
  price: number;
}

interface PreviewTagsProps {
  title: string;
  description: string;
  path: string;
  product: Previewed | undefined;
  pictured: Previewed | undefined;
}

/** The tags for link previews of Messenger, WhatsApp and others. */
function PreviewTags({ title, description, path, product, pictured }: PreviewTagsProps) {
  const language = useLanguage();
  const shopName = useShopName();
  const tNoScript = useMessages(noScript);
  const { address, type, width, height } = pictured ? pictureOf(pictured) : PICTURE;
  return (
    <>
      <meta property="og:site_name" content={shopName} />
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:url" content={pageAddress(path, language)} />
      <meta property="og:locale" content={LANGUAGE_TABLE[language].openGraph} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={siteAddress(address)} />
      {type && <meta property="og:image:type" content={type} />}
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={pictured ? nameOf(pictured, language) : tNoScript.preview} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={siteAddress(pathIn(each, path))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteAddress(pathIn(DEFAULT_LANGUAGE, path))} />
      {product && <PriceTags product={product} />}
      {/* It takes title, text and picture from those above. */}
      <meta name="twitter:card" content="summary_large_image" />
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
