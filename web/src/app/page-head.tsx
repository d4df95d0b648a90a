import { t } from '../messages/messages.ts';
import { shop } from '../shop.config.ts';

/** The page's title and description; React moves them into the document's head. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const fullTitle = t.page.title(title, shop.name);
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  );
}
