import type { Product } from '@aloghor/functions/contract/products';
import type { CatalogueView, PageAddress } from '@aloghor/functions/contract/rendering';
import { categoriesIn, categoryAt } from '@aloghor/functions/domain/categories';
import { HOME_SECTIONS } from '@aloghor/functions/domain/content';
import { findInfoTopic } from '@aloghor/functions/domain/info-topics';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { FEATURED_LISTS } from '@aloghor/functions/domain/products';
import { randomFrom, seedOf } from '@aloghor/functions/domain/seeded-random';
import { categoryPath, labelOf, namedCategories } from '../../shared/api/categories.ts';
import { faqIn, faqQuery } from '../../shared/api/faq.ts';
import { infoPageQuery, shownIn } from '../../shared/api/info-pages.ts';
import { choiceFields, familyQuery } from '../../shared/api/product-lists.ts';
import {
  categoriesQuery,
  featuredQuery,
  type ProductFilter,
  productFacetsQuery,
  productPagesQuery,
  productQuery,
  summaryFields,
} from '../../shared/api/products.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { productPage } from '../../shared/locale/en/buying.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { sharedWishes } from '../../shared/products/wishes.ts';
import { shop } from '../../shared/shop.config.ts';
import { matchesOf } from '../app/load-page.ts';
import type { PrerenderedData } from '../app/prerendered-data.ts';
import { findRoomPictures, roomPicturesQuery } from '../home/room-pictures.ts';
import { filterIn, LIST_PARAMETERS } from '../products/list-address.ts';
import { pickRelated } from '../products/pick-related.ts';
import { withTextsIn } from '../products/product-descriptions.ts';
import { relatedQuery } from '../products/related-products.tsx';
import { reviewsData } from './review-data.ts';
import { breadcrumbData, productData, type StructuredData, storeData } from './structured-data.ts';

/** What an address shows, and from what data it is rendered. */
interface PageData {
  /** In the spelling of our own links. */
  path: string;
  status: 200 | 404;
  data: PrerenderedData;
  structuredData: StructuredData[];
}

export type PrerenderedPage = PageData & Omit<PrerenderedRoute, 'render'>;

interface PageRequest {
  /** As it is spelled in the address, without the language. */
  pathname: string;
  /** The parameter in the address. */
  named: string;
  search: URLSearchParams;
  catalogue: CatalogueView;
}

interface PrerenderedRoute {
  /** The file in `pages`, where it is not part of the app's first file. */
  module?: string;
  /** It starts with the page, because visitors fill it in. */
  startsAtOnce?: true;
  /** The parameters of its addresses that its HTML differs by, also in the link to another language. */
  shown: readonly string[];
  /** Undefined when the page is left to the browser. */
  render: (request: PageRequest, language: LanguageCode) => PageData | undefined | Promise<PageData | undefined>;
}

const LOGIN_PARAMETERS = ['from'];

/** The prerendered pages, by their paths in the route table. */
const PRERENDERED_ROUTES: Record<string, PrerenderedRoute> = {
  '': { shown: [], render: home },
  shop: { module: 'shop', shown: LIST_PARAMETERS, render: shopPage },
  'shop/:category': { module: 'shop', shown: LIST_PARAMETERS, render: category },
  'shop/category/:id': { module: 'product', shown: [], render: product },
  'info/:topic': { module: 'info', shown: [], render: info },
  aboutUs: { module: 'about-us', shown: [], render: aboutUs },
  cart: { module: 'cart', startsAtOnce: true, shown: ['add'], render: () => plain(paths.cart) },
  track: { module: 'track', shown: ['id'], render: () => plain(paths.track) },
  answer: { module: 'answer', startsAtOnce: true, shown: [], render: () => plain(paths.answer) },
  wishes: { module: 'wishes', startsAtOnce: true, shown: ['products'], render: wishes },
  login: {
    module: 'login',
    shown: LOGIN_PARAMETERS,
    render: ({ pathname }) => plain(pathname === paths.logIn ? pathname : paths.login),
  },
  register: {
    module: 'register',
    startsAtOnce: true,
    shown: LOGIN_PARAMETERS,
    render: () => plain(paths.register),
  },
  forgotPassword: {
    module: 'forgot-password',
    startsAtOnce: true,
    shown: LOGIN_PARAMETERS,
    render: () => plain(paths.forgotPassword),
  },
  emailLink: {
    module: 'email-link',
    startsAtOnce: true,
    shown: ['mode', 'oobCode', ...LOGIN_PARAMETERS],
    render: () => plain(paths.emailLink),
  },
  '*': { module: 'not-found', shown: [], render: ({ named }) => missing(`/${named}`) },
};

export async function prerenderedPageAt(
  { pathname, search }: PageAddress,
  catalogue: CatalogueView,
  language: LanguageCode,
): Promise<PrerenderedPage | undefined> {
  const matches = matchesOf(pathname);
  const [named = ''] = Object.values(matches.at(-1)?.params ?? {});
  const route = PRERENDERED_ROUTES[pathOf(matches)];
  if (!route) return undefined;
  const { render, ...page } = route;
  const data = await render({ pathname, named, search: new URLSearchParams(search), catalogue }, language);
  return data && { ...data, ...page };
}

/** The path of an address's page in the route table. */
export function patternOf(pathname: string): string {
  return pathOf(matchesOf(pathname));
}

/** Those that its page shows. */
export function shownParametersOf(pathname: string): readonly string[] {
  return PRERENDERED_ROUTES[patternOf(pathname)]?.shown ?? [];
}

function pathOf(matches: ReturnType<typeof matchesOf>): string {
  const [_language, ...ofPage] = matches;
  return ofPage.flatMap(({ route }) => route.path ?? []).join('/');
}

function plain(path: string): PageData {
  return { path, status: 200, data: [], structuredData: [] };
}

function missing(path: string): PageData {
  return { ...plain(path), status: 404 };
}

async function home({ catalogue }: PageRequest, language: LanguageCode): Promise<PageData> {
  const { sections = HOME_SECTIONS } = catalogue.settings.sections;
  const shown = FEATURED_LISTS.filter((list) => sections.includes(list));
  const lists = await Promise.all(
    shown.map(
      async (list): Promise<PrerenderedData[number]> => [
        featuredQuery(list, language).queryKey,
        await catalogue.featured(list, summaryFields(language)),
      ],
    ),
  );
  const categories = sections.includes('categories') ? categoriesOf(catalogue) : unstocked(catalogue);
  return {
    ...plain(paths.home),
    data: [...categories, ...lists, ...(sections.includes('rooms') ? await roomsOf(catalogue) : [])],
    structuredData: [storeData(catalogue.settings, language)],
  };
}

function categoriesOf({ categories }: CatalogueView): PrerenderedData {
  return [[categoriesQuery.queryKey, categories]];
}

async function roomsOf({ list }: CatalogueView): Promise<PrerenderedData> {
  const pictures = await findRoomPictures(async (wanted) => (await list(wanted))?.products ?? []);
  return [[roomPicturesQuery.queryKey, pictures]];
}

/** A shop without products has no categories: its pages say that it opens soon. */
function unstocked(catalogue: CatalogueView): PrerenderedData {
  return catalogue.categories.length === 0 ? categoriesOf(catalogue) : [];
}

function shopPage({ search, catalogue }: PageRequest, language: LanguageCode): Promise<PageData | undefined> {
  return productsPage(paths.shop, filterIn(search, language), catalogue, language);
}

async function category(
  { named, search, catalogue }: PageRequest,
  language: LanguageCode,
): Promise<PageData | undefined> {
  const found = categoryAt(categoriesIn(catalogue.settings.categories), named);
  if (!found) return missing(`/shop/${named}`);
  const path = categoryPath(found);
  const page = await productsPage(path, filterIn(search, language, found.name), catalogue, language);
  return (
    page && {
      ...page,
      structuredData: [breadcrumbData([...shopTrail(language), { name: labelOf(found, language), path }], language)],
    }
  );
}

/** Nothing for a cursor that the API rejects: the page will say so. */
async function productsPage(
  path: string,
  filter: ProductFilter,
  catalogue: CatalogueView,
  language: LanguageCode,
): Promise<PageData | undefined> {
  const cards = { ...filter, collapse: 'family' } as const;
  const listed = await catalogue.list({
    ...cards,
    limit: shop.limits.productsPerPage,
    fields: summaryFields(language),
  });
  if (!listed) return undefined;
  const { products: reply, next, total } = listed;
  const pages = { pages: [{ reply, next, total }], pageParams: [null] };
  return {
    ...plain(path),
    data: [
      [productPagesQuery(filter, language).queryKey, pages],
      [productFacetsQuery(filter).queryKey, await catalogue.facets(cards)],
      ...unstocked(catalogue),
    ],
  };
}

async function product({ named, catalogue }: PageRequest, language: LanguageCode): Promise<PageData> {
  const path = paths.product(named);
  const found = catalogue.product(named);
  if (!found) return { ...missing(path), data: [[productQuery(named, language).queryKey, null]] };
  const item = withTextsIn(found, language);
  const [main] = item.categories;
  const candidates = main
    ? (await catalogue.list({ category: main, limit: PAGE_MAXIMUM, fields: summaryFields(language) }))?.products
    : undefined;
  const choices = await choicesOf(item, catalogue, language);
  // By its id, so that all instances render a version, which has one entity tag, alike.
  const random = randomFrom(seedOf(item._id));
  const related = pickRelated(item, candidates ?? [], choices ?? [], shop.limits.relatedProducts, random);
  const shown = namedCategories(categoriesIn(catalogue.settings.categories), item.categories).slice(0, 1);
  const mainTrail = shown.map((one) => ({ name: labelOf(one, language), path: categoryPath(one) }));
  const alternatives = choices?.flatMap(({ _id }) => catalogue.product(_id) ?? []);
  return {
    ...plain(path),
    data: [
      [productQuery(named, language).queryKey, item],
      [relatedQuery(item, language).queryKey, related],
      ...(choices ? [[familyQuery(item.family, language).queryKey, choices] satisfies PrerenderedData[number]] : []),
    ],
    structuredData: [
      {
        ...productData(item, catalogue.settings, language, alternatives),
        ...reviewsData(await catalogue.reviews(item._id), language),
        category: mainTrail[0]?.name,
      },
      breadcrumbData([...shopTrail(language), ...mainTrail, { name: nameOf(item, language), path }], language),
    ],
  };
}

/** With the first product of a shared list, whose picture shows in link previews. */
function wishes({ search, catalogue }: PageRequest, language: LanguageCode): PageData {
  const [first] = sharedWishes(search.get('products')).flatMap((id) => catalogue.product(id) ?? []);
  return {
    ...plain(paths.wishes),
    data: first ? [[productQuery(first._id, language).queryKey, withTextsIn(first, language)]] : [],
  };
}

/** The choices of the lamp that a product is one of, as its page asks for them; undefined for a lamp without others. */
async function choicesOf({ family }: Pick<Product, 'family'>, catalogue: CatalogueView, language: LanguageCode) {
  if (!family) return undefined;
  const wanted = { family: family.id, sort: 'price', limit: PAGE_MAXIMUM, fields: choiceFields(language) } as const;
  return (await catalogue.list(wanted))?.products;
}

function aboutUs({ catalogue }: PageRequest, language: LanguageCode): PageData {
  const { queryKey } = faqQuery(language);
  return { ...plain(paths.aboutUs), data: [[queryKey, faqIn(language, catalogue.faq)]] };
}

function info({ named, catalogue }: PageRequest, language: LanguageCode): PageData {
  const topic = findInfoTopic(named);
  if (!topic) return missing(paths.info(named));
  const page = shownIn(language, catalogue.infoPage(topic));
  return { ...plain(paths.info(topic)), data: [[infoPageQuery(topic, language).queryKey, page]] };
}

const shopTrail = (language: LanguageCode) => {
  const tProductPage = messagesIn(language, productPage);
  return [
    { name: tProductPage.home, path: paths.home },
    { name: tProductPage.shop, path: paths.shop },
  ];
};
