import type { CatalogueView } from '@aloghor/functions/contract/rendering';
import { categoriesIn } from '@aloghor/functions/domain/categories';
import { companyTopics, helpTopics } from '@aloghor/functions/domain/info-topics';
import { ROOMS } from '@aloghor/functions/domain/products';
import { categoryPath, namedCategories } from '../../shared/api/categories.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode, pathIn, siteAddress } from '../../shared/lib/language.ts';
import { paths } from '../../shared/paths.ts';

/** The protocol's limit, for the addresses in all languages. */
const ADDRESSES_MAXIMUM = 50_000 / LANGUAGES.length;

export async function sitemap({ categories, settings, facets, list }: CatalogueView): Promise<string> {
  const listed = await list({ limit: ADDRESSES_MAXIMUM, fields: ['_id'] });
  const products = (listed?.products ?? []).map(({ _id }) => paths.product(_id));
  const pages = [paths.home, paths.shop, paths.aboutUs, ...[...companyTopics, ...helpTopics].map(paths.info)];
  const { room } = await facets({});
  const rooms = ROOMS.filter((name) => room.some(({ code }) => code === name)).map(paths.room);
  const pictured = categories.map(({ name }) => name);
  const lists = [...namedCategories(categoriesIn(settings.categories), pictured).map(categoryPath), ...rooms];
  const all = [...pages, ...lists, ...products].slice(0, ADDRESSES_MAXIMUM);
  const urls = all.flatMap((path) => LANGUAGES.map((language) => urlOf(language, path)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Each language's page names those of all languages. */
function urlOf(language: LanguageCode, path: string): string {
  const links = LANGUAGES.map((other) => alternate(other, addressIn(other, path)));
  const alternates = [...links, alternate('x-default', addressIn(DEFAULT_LANGUAGE, path))].join('');
  return `<url><loc>${addressIn(language, path)}</loc>${alternates}</url>`;
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;
}

function addressIn(language: LanguageCode, path: string): string {
  return escaped(siteAddress(pathIn(language, path)));
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
