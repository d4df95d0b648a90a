import { useLocation } from 'react-router-dom';
import { t } from '../messages/messages.ts';
import { shop } from '../shop.config.ts';

const SITE = import.meta.env.VITE_SITE_URL || window.location.origin;

/** The page's title, address and description, or else the shop's; React moves them into the document's head. */
export function PageHead({ title, description = t.home.description }: { title: string; description?: string }) {
  const fullTitle = t.page.title(title, shop.name);
  const address = SITE + useLocation().pathname;
  return (
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={fullTitle} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
    </>
  );
}
