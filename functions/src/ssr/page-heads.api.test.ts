import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { askForPage, htmlOf } from '../../test/ask-in-process.ts';
import { putProduct } from '../../test/catalogue.ts';
import { resetToSeed } from '../../test/seed.ts';
import { SAMPLE_NAME } from '../domain/brand.ts';
import { CURRENCY_CODE } from '../domain/country.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

beforeAll(resetToSeed);
afterAll(resetToSeed);

const site = () => String(process.env.SHOP_URL);
const pictures = () => String(process.env.IMAGE_HOST_URL);

/** The contents of the page's meta tags, by name or property. */
function tagsOf(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name, content]) => [name, content]));
}

function structuredDataOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

test('a link to a product is shown with its name, its price and its picture', async () => {
  const html = await htmlOf(LAMP);
  const title = `Chandni 3D Printed Moon Lamp · ${SAMPLE_NAME.en}`;
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`<link rel="canonical" href="${site()}${LAMP}"/>`);
  const tags = tagsOf(html);
  expect(tags).toMatchObject({
    'og:site_name': SAMPLE_NAME.en,
    'og:type': 'product',
    'og:title': title,
    'og:url': `${site()}${LAMP}`,
    'product:price:amount': '1650',
    'product:price:currency': CURRENCY_CODE,
    'twitter:card': 'summary_large_image',
  });
  expect(tags['og:description']).toMatch(/^A moon of 18 cm/);
  expect(tags['og:image']).toMatch(new RegExp(`^${pictures()}/\\w+\\.jpg$`));
});

test.each([LAMP, '/shop', '/shop/LED%20Fan', '/aboutUs'])(
  '%s names itself, and its page in each language',
  async (page) => {
    for (const [language, path] of [
      ['en_US', page],
      ['bn_BD', `/bn${page}`],
    ] as const) {
      const html = await htmlOf(path);
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
      expect(alternates.map(([, language, address]) => [language, address])).toEqual([
        ['en', `${site()}${page}`],
        ['bn', `${site()}/bn${page}`],
        ['x-default', `${site()}${page}`],
      ]);
      expect(html).toContain(`<link rel="canonical" href="${site()}${path}"/>`);
      expect(tagsOf(html)).toMatchObject({ 'og:locale': language, 'og:url': `${site()}${path}` });
    }
  },
);

test.each([
  ['/', '/site.webmanifest'],
  ['/bn', '/site-bn.webmanifest'],
  ['/bn/aboutUs', '/site-bn.webmanifest'],
])('%s installs the shop in its own language', async (path, manifest) => {
  const named = [...(await htmlOf(path)).matchAll(/<link rel="manifest" href="([^"]+)"/g)];
  expect(named.map(([, href]) => href)).toEqual([manifest]);
});

test('in Bangla both tell its Bangla name, its description and its category; in English it shows nothing in Bangla', async () => {
  const html = await htmlOf(`/bn${LAMP}`);
  const tags = tagsOf(html);
  expect(tags['og:title']).toBe(`চাঁদনি থ্রিডি প্রিন্টেড মুন ল্যাম্প · ${SAMPLE_NAME.bn}`);
  expect(tags['og:description']).toMatch(/^ওক কাঠের স্ট্যান্ডে ১৮ সেমির চাঁদ/);
  expect(structuredDataOf(html)[0]).toMatchObject({
    name: 'চাঁদনি থ্রিডি প্রিন্টেড মুন ল্যাম্প',
    category: 'থ্রিডি এলইডি ল্যাম্প',
  });
  expect(html).toContain('href="/bn/shop/3D%20LED%20Lamp"');
  const [shown] = (await htmlOf(LAMP)).split('<script type="application/json"');
  expect(shown).not.toMatch(/চাঁদ|থ্রিডি/); // the data behind it has the texts of pictures in every language
});

test('a product that is sold out says so to people and to search engines', async () => {
  await putProduct('own-lamp', { counted: true, soldOut: true, createdAt: Date.now() });
  const html = await htmlOf('/shop/category/own-lamp');
  expect(structuredDataOf(html)[0]).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  expect(html).toContain('>Sold out<');
  expect(html).not.toContain('3 to 5 business days');
  expect(await htmlOf('/bn/shop/category/own-lamp')).toContain('>স্টক শেষ<');
  expect(await htmlOf('/shop')).toContain('>Sold out<');
  const other = await htmlOf(LAMP);
  expect(structuredDataOf(other)[0]).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
  expect(other).not.toContain('>Sold out<');
  expect(other).toContain('3 to 5 business days');
});

test.each(['/shop', '/bn/shop'])('each page of %s is the one address of itself', async (path) => {
  const first = await htmlOf(path);
  const after = /href="[^"]*[?&]after=([^"&]+)/.exec(first)?.[1];
  const further = `${path}?after=${after}`;
  const html = await htmlOf(further);
  expect(html).toContain(`<link rel="canonical" href="${site()}${further}"/>`);
  expect(tagsOf(html)['og:url']).toBe(`${site()}${further}`);
  expect(html).toContain(`<link rel="alternate" hrefLang="bn" href="${site()}/bn${further.replace('/bn', '')}"/>`);
  // A choice is not another list.
  expect(await htmlOf(`${path}?sort=price`)).toContain(`<link rel="canonical" href="${site()}${path}"/>`);
});

test('a hidden product is no page, and not in the sitemap', async () => {
  await putProduct('own-lamp', {});
  expect(await htmlOf('/sitemap.xml')).toContain('own-lamp');
  await putProduct('own-lamp', { hidden: true });
  expect(await htmlOf('/sitemap.xml')).not.toContain('own-lamp');
  expect((await askForPage('/shop/category/own-lamp')).status).toBe(404);
});

test('a picture of our own has an absolute URL', async () => {
  await putProduct('own-lamp', { img: '/pictures/own.webp' });
  const html = await htmlOf('/shop/category/own-lamp');
  expect(tagsOf(html)['og:image']).toBe(`${site()}/pictures/own.webp`);
  expect(structuredDataOf(html)[0]).toMatchObject({ image: [`${site()}/pictures/own.webp`] });
});

test('of a photo a link shows the medium one, and a search engine is told of the photo', async () => {
  await putProduct('own-lamp', { img: '/pictures/photo.jpg', medium: '/pictures/photo-800.webp' });
  const html = await htmlOf('/shop/category/own-lamp');
  expect(tagsOf(html)['og:image']).toBe(`${site()}/pictures/photo-800.webp`);
  expect(structuredDataOf(html)[0]).toMatchObject({ image: [`${site()}/pictures/photo.jpg`] });
});

test.each([
  ['/', 'Lamps and lighting for homes in Bangladesh', '/'],
  ['/shop', 'Shop', '/shop'],
  ['/shop?q=moon', 'Results for “moon”', '/shop'],
  ['/shop/LED%20Fan', 'LED Fan', '/shop/LED%20Fan'],
  ['/aboutUs', 'About Us', '/aboutUs'],
])('%s names itself and its one address', async (path, title, canonical) => {
  const html = await htmlOf(path);
  expect(html).toContain(`<title>${title} · ${SAMPLE_NAME.en}</title>`);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${site()}${canonical}"/>`);
  expect(tagsOf(html)).toMatchObject({
    'og:type': 'website',
    'og:image': `${site()}/preview.jpg`,
    'og:image:alt': expect.stringMatching(/living room/),
  });
  expect(tagsOf(html).description).toMatch(/\w{3}/);
});

test.each([
  ['/shop?q=moon', true],
  ['/bn/shop?q=jharbati', true],
  ['/shop', false],
  ['/shop?sort=price', false],
])('search engines leave %s out of their results: %s', async (path, isLeftOut) => {
  expect(tagsOf(await htmlOf(path)).robots).toBe(isLeftOut ? 'noindex' : undefined);
});

test('the page of a search says how many products there are, in the digits of its language', async () => {
  expect(await htmlOf('/shop?q=jharbati')).toMatch(/>[1-9] products found</);
  expect(await htmlOf('/bn/shop?q=jharbati')).toMatch(/>[১-৯]টি পণ্য পাওয়া গেছে</);
});

const Address = z.url();
const schema = <Type extends string>(type: Type) => z.literal(`https://schema.org/${type}`);
const thing = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const root = { '@context': z.literal('https://schema.org') };

// `structured-data.test.ts` of the pages checks the terms of the shop.
const DayCount = z.int().positive();
const Country = z.string().regex(/^[A-Z]{2}$/);

const Days = thing('QuantitativeValue', { minValue: DayCount, maxValue: DayCount, unitCode: z.literal('DAY') });
const Destination = thing('DefinedRegion', { addressCountry: Country });
const BusinessDays = thing('OpeningHoursSpecification', { dayOfWeek: z.array(z.string().regex(/day$/)).min(1) });
const ReturnPolicy = thing('MerchantReturnPolicy', {
  applicableCountry: Country,
  returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: DayCount,
  returnMethod: schema('ReturnByMail'),
});

const Known = thing('PropertyValue', { name: z.string(), value: z.string() });
const Centimetres = thing('QuantitativeValue', { value: z.number().positive(), unitCode: z.literal('CMT') });
const Grams = thing('QuantitativeValue', { value: z.int().positive(), unitCode: z.literal('GRM') });

const Product = thing('Product', {
  ...root,
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.array(Address).min(1),
  url: Address,
  category: z.string(),
  brand: thing('Brand', { name: z.literal(SAMPLE_NAME.en) }),
  width: z.optional(Centimetres),
  weight: z.optional(Grams),
  material: z.optional(z.string()),
  color: z.optional(z.string()),
  additionalProperty: z.optional(z.array(Known).min(1)),
  offers: thing('Offer', {
    url: Address,
    price: z.number().positive(),
    priceCurrency: z.literal(CURRENCY_CODE),
    availability: schema('InStock'),
    itemCondition: schema('NewCondition'),
    seller: thing('Organization', { name: z.literal(SAMPLE_NAME.en) }),
    shippingDetails: thing('OfferShippingDetails', {
      shippingDestination: Destination,
      deliveryTime: thing('ShippingDeliveryTime', { transitTime: Days, businessDays: BusinessDays }),
    }),
    hasMerchantReturnPolicy: ReturnPolicy,
  }),
});

const Step = thing('ListItem', { position: z.int().positive(), name: z.string(), item: Address });
const Trail = thing('BreadcrumbList', { ...root, itemListElement: z.array(Step).min(2) });

const Store = thing('OnlineStore', {
  ...root,
  name: z.literal(SAMPLE_NAME.en),
  alternateName: z.literal(SAMPLE_NAME.bn),
  url: Address,
  logo: Address,
  description: z.string(),
  telephone: z.string(),
  email: z.email(),
  address: thing('PostalAddress', {
    streetAddress: z.string(),
    addressLocality: z.string(),
    postalCode: z.string(),
    addressCountry: Country,
  }),
  hasMerchantReturnPolicy: ReturnPolicy,
  hasShippingService: thing('ShippingService', {
    shippingConditions: thing('ShippingConditions', {
      shippingDestination: Destination,
      transitTime: thing('ServicePeriod', { duration: Days }),
    }),
  }),
});

describe('search engines get', () => {
  test('what a product costs, that it is there, who sells it, how it comes and goes back, and where it stands', async () => {
    const structuredData = z.tuple([Product, Trail]).parse(structuredDataOf(await htmlOf(LAMP)));
    const [product, trail] = structuredData;
    expect(product).toMatchObject({ name: 'Chandni 3D Printed Moon Lamp', offers: { price: 1650 } });
    expect(trail.itemListElement.map(({ name }) => name)).toEqual([
      'Home',
      'Shop',
      '3D LED Lamp',
      'Chandni 3D Printed Moon Lamp',
    ]);
    expect(trail.itemListElement.at(-1)?.item).toBe(site() + LAMP);
  });

  test('the same of a page in Bangla, and of a product without a category, which has none to tell', async () => {
    z.tuple([Product, Trail]).parse(structuredDataOf(await htmlOf(`/bn${LAMP}`)));
    await putProduct('own-lamp', { categories: [], img: 'https://pictures.example/own.webp' });
    const [product, trail] = z
      .tuple([Product.omit({ category: true }), Trail])
      .parse(structuredDataOf(await htmlOf('/shop/category/own-lamp')));
    expect(product.name).toBe('Plain Lamp');
    expect(trail.itemListElement).toHaveLength(3);
  });

  test('where a category stands', async () => {
    const [trail] = z.tuple([Trail]).parse(structuredDataOf(await htmlOf('/shop/LED%20Fan')));
    expect(trail.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Shop', 'LED Fan']);
  });

  test('once, at home, who the shop is', async () => {
    z.tuple([Store]).parse(structuredDataOf(await htmlOf('/')));
    expect(structuredDataOf(await htmlOf('/shop'))).toEqual([]);
  });
});

test.each(['/', LAMP, '/shop?q=moon', '/shop/LED%20Fan', '/info/about', '/track', '/bn/shop'])(
  '%s links to one login and one registration, whichever page it is',
  async (path) => {
    const links = [...(await htmlOf(path)).matchAll(/href="([^"]*(?:login|register)[^"]*)"/gi)].map(([, href]) => href);
    const prefix = path.startsWith('/bn') ? '/bn' : '';
    expect(links).toContain(`${prefix}/logIn`);
    expect(links.filter((href) => href?.includes('?'))).toEqual([]);
  },
);

test.each(['/', LAMP, '/bn', '/login', '/cart', '/dashboard/orders', '/Dashboard/toCall', '/no-such-page'])(
  '%s names its character set within the first 1,024 bytes',
  async (path) => {
    const html = Buffer.from(await (await askForPage(path)).arrayBuffer());
    expect(html.subarray(0, 1_024).toString()).toContain('<meta charset="utf-8" />');
  },
);

test('a page of members is not redirected to another language', async () => {
  expect((await askForPage('/bn/dashboard/orders')).status).toBe(200);
  expect((await askForPage('/bn/dashboard/toCall')).status).toBe(200);
});

test('a shared wish list shows the picture of its first product that is still sold, and is no product itself', async () => {
  const [moon, sun] = ['chandni-3d-printed-moon-lamp', 'dhoya-smoked-glass-pendant'];
  const html = await htmlOf(`/bn/wishes?products=gone,${moon},${sun}`);
  const tags = tagsOf(html);
  expect(tags).toMatchObject({
    'og:type': 'website',
    'og:url': `${site()}/bn/wishes?products=gone,${moon},${sun}`,
    'og:image': tagsOf(await htmlOf(`/shop/category/${moon}`))['og:image'],
    'og:image:alt': expect.stringMatching(/[\u0980-\u09ff]/),
  });
  expect(tags).not.toHaveProperty('product:price:amount');
  for (const path of ['/wishes', '/wishes?products=gone'])
    expect(tagsOf(await htmlOf(path))['og:image'], path).toBe(`${site()}/preview.jpg`);
});
