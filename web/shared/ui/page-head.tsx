import { useLocation } from 'react-router-dom';
import { pageAddress } from '../lib/site-address.ts';
import { t, tBrand } from '../locale/messages.ts';
import { type Previewed, PreviewTags } from './preview-tags.tsx';

interface PageHeadProps {
  title: string;
  description?: string;
  /** The page's one address, where it opens at other spellings too. */
  path?: string;
  /** The search that makes it a page of its own, such as a further one of a list. */
  further?: string;
  /** The product whose picture and price are in link previews of the page. */
  product?: Previewed;
}

/** The page's title, address and description, by default the shop's; React moves them into the document's head. */
export function PageHead({ title, description = t.home.description, path, further = '', product }: PageHeadProps) {
  const { pathname } = useLocation();
  const fullTitle = t.page.title(title, tBrand.name);
  const ownPath = (path ?? pathname) + further;
  return (
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={pageAddress(ownPath)} />
      <meta name="description" content={description} />
      {/* Link previews are made from the HTML alone, so no browser needs this code. */}
      {import.meta.env.SSR && (
        <PreviewTags title={fullTitle} description={description} path={ownPath} product={product} />
      )}
    </>
  );
}
