import type { Shelves } from '@aloghor/functions/contract/drawing';
import { siteAddress } from '../lib/site-address.ts';
import { companyTopics, helpTopics } from '../messages/info-topics.ts';
import { paths } from '../paths.ts';

/** The protocol's limit. */
const ADDRESSES_MAXIMUM = 50_000;

export function sitemap({ categories, list }: Shelves): string {
  const products = (list({ limit: ADDRESSES_MAXIMUM, fields: ['_id'] })?.products ?? []).map(({ _id }) =>
    paths.product(_id),
  );
  const pages = [paths.home, paths.shop, paths.aboutUs, ...[...companyTopics, ...helpTopics].map(paths.info)];
  const all = [...pages, ...categories.map(({ name }) => paths.category(name)), ...products].slice(
    0,
    ADDRESSES_MAXIMUM,
  );
  const urls = all.map((path) => `<url><loc>${escaped(siteAddress(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
