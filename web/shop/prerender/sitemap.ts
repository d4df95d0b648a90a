import type { CatalogueView } from '@aloghor/functions/contract/rendering';
import { categoriesIn } from '@aloghor/functions/domain/categories';
import { INFO_TOPICS } from '@aloghor/functions/domain/info-topics';
import { ROOMS, type Room } from '@aloghor/functions/domain/products';
import { categoryPath, namedCategories } from '../../shared/api/categories.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode, pathIn, siteAddress } from '../../shared/lib/language.ts';
import { paths } from '../../shared/paths.ts';

/** The protocol's limit, for the addresses in all languages. */
const ADDRESSES_MAXIMUM = 50_000 / LANGUAGES.length;

/** A page, and when what it shows last changed, in milliseconds since 1970, where that is known. */
interface SitemapPage {
  path: string;
  changedAt?: number | undefined;
}

export async function sitemap(catalogue: CatalogueView): Promise<string> {
  const listed = await catalogue.list({ limit: ADDRESSES_MAXIMUM, fields: ['_id', 'categories'] });
  const products = (listed?.products ?? []).map(({ _id, categories }) => ({
    path: paths.product(_id),
    changedAt: catalogue.changedAt(_id),
    categories,
  }));
  const inLists = [...products, ...catalogue.hidden];
  const categories = namedCategories(
    categoriesIn(catalogue.settings.categories),
    catalogue.categories.map(({ name }) => name),
  ).map((category) => ({
    path: categoryPath(category),
    changedAt: latest(inLists.filter(({ categories }) => categories.includes(category.name))),
  }));
  const rooms = await Promise.all(ROOMS.map((room) => pageOfRoom(catalogue, room)));
  // Texts name the shop, how to reach it, and how long deliveries take.
  const named = { changedAt: catalogue.settingsChangedAt('brand', 'contact', 'delivery') };
  const infoPages = INFO_TOPICS.map((topic) => ({
    path: paths.info(topic),
    changedAt: latest([catalogue.infoPage(topic), named]),
  }));
  const aboutUs = {
    path: paths.aboutUs,
    changedAt: latest([{ changedAt: catalogue.settingsChangedAt('faq') }, named]),
  };
  const all: SitemapPage[] = [
    { path: paths.home, changedAt: latest(inLists) },
    aboutUs,
    ...rooms.flatMap((page) => page ?? []),
    ...infoPages,
    { path: paths.shop, changedAt: latest(inLists) },
    ...categories,
    ...products,
  ];
  const urls = all.slice(0, ADDRESSES_MAXIMUM).flatMap((page) => LANGUAGES.map((language) => urlOf(language, page)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** The list of a room that there are lamps for. */
async function pageOfRoom(catalogue: CatalogueView, room: Room): Promise<SitemapPage | undefined> {
  const { products = [] } = (await catalogue.list({ room: [room], limit: ADDRESSES_MAXIMUM, fields: ['_id'] })) ?? {};
  if (products.length === 0) return undefined;
  const shown = products.map(({ _id }) => ({ changedAt: catalogue.changedAt(_id) }));
  const hidden = catalogue.hidden.filter(({ rooms }) => rooms?.includes(room));
  return { path: paths.room(room), changedAt: latest([...shown, ...hidden]) };
}

/** The last of these changes, if any is known. */
function latest(changes: readonly Pick<SitemapPage, 'changedAt'>[]): number | undefined {
  const times = changes.flatMap(({ changedAt }) => changedAt ?? []);
  return times.length > 0 ? times.reduce((one, other) => Math.max(one, other)) : undefined;
}

/** Each language's page names those of all languages. */
function urlOf(language: LanguageCode, { path, changedAt }: SitemapPage): string {
  const links = LANGUAGES.map((other) => alternate(other, addressIn(other, path)));
  const alternates = [...links, alternate('x-default', addressIn(DEFAULT_LANGUAGE, path))].join('');
  const lastChange = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<url><loc>${addressIn(language, path)}</loc>${lastChange}${alternates}</url>`;
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
