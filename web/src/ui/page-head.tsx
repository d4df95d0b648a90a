import { useLocation } from 'react-router-dom';
import { siteAddress } from '../lib/site-address.ts';
import { t } from '../messages/messages.ts';
import { shop } from '../shop.config.ts';
import { type Previewed, PreviewTags } from './preview-tags.tsx';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Whose picture and price stand with a link to this page. */
  product?: Previewed;
}

/** The page's title, address and description, or else the shop's; React moves them into the document's head. */
export function PageHead({ title, description = t.home.description, product }: PageHeadProps) {
  const fullTitle = t.page.title(title, shop.name);
  const address = siteAddress(useLocation().pathname);
  return (
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={address} />
      <meta name="description" content={description} />
      {/* Who shows a shared link reads the HTML alone, so no browser needs their code. */}
      {import.meta.env.SSR && (
        <PreviewTags title={fullTitle} description={description} address={address} product={product} />
      )}
    </>
  );
}
