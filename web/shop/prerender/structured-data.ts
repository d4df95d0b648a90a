import type { Product, ProductName } from '@aloghor/functions/contract/products';
import type { Specs } from '@aloghor/functions/contract/specs';
import { iconAddress, shopName } from '@aloghor/functions/domain/brand';
import type { ChargeZone, DeliverySettings } from '@aloghor/functions/domain/delivery';
import { type Rating, STARS_MAXIMUM } from '@aloghor/functions/domain/reviews';
import type { ContactSettings, LegalSettings, PublicSettings } from '@aloghor/functions/domain/settings';
import { SPEC_NAMES, type SpecName } from '@aloghor/functions/domain/specs';
import { type LanguageCode, pageAddress, siteAddress } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { daysOfDelivery } from '../../shared/lib/shop-placeholders.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { type Fact, factTexts } from '../../shared/products/product-facts.ts';
import { shop, terms } from '../../shared/shop.config.ts';
import { descriptionOf } from '../products/product-descriptions.ts';

/** Structured data in the vocabulary of schema.org, for rich results of search engines. */
export type StructuredData = Record<string, unknown>;

const CONTEXT = 'https://schema.org';
const term = (name: string) => `${CONTEXT}/${name}`;

const destination = { '@type': 'DefinedRegion', addressCountry: terms.country };
const daysOnTheWay = ({ least, most }: { least: number; most: number }) => ({
  '@type': 'QuantitativeValue',
  minValue: least,
  maxValue: most,
  unitCode: 'DAY',
});

const businessDays = { '@type': 'OpeningHoursSpecification', dayOfWeek: terms.businessDays };

const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: terms.country,
  returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: terms.refund,
  returnMethod: term('ReturnByMail'),
};

/** The shop as a store. */
export function storeData({ brand, contact, legal, delivery }: PublicSettings, language: LanguageCode): StructuredData {
  const t = messagesIn(language, common);
  return {
    '@context': CONTEXT,
    '@type': 'OnlineStore',
    name: shopName(brand, 'en'),
    alternateName: shopName(brand, 'bn'),
    url: pageAddress(paths.home, language),
    logo: siteAddress(iconAddress('/icon-512.png', brand)),
    description: t.home.description,
    telephone: contact.phone,
    email: contact.emailAddress,
    address: addressData(contact.address),
    ...profileData(contact),
    ...legalData(legal),
    hasMerchantReturnPolicy: returnPolicy,
    hasShippingService: {
      '@type': 'ShippingService',
      shippingConditions: {
        '@type': 'ShippingConditions',
        shippingDestination: destination,
        transitTime: { '@type': 'ServicePeriod', duration: daysOnTheWay(daysOfDelivery(delivery)) },
      },
    },
  };
}

function addressData({ name, street, city, postalCode }: ContactSettings['address']): StructuredData {
  return {
    '@type': 'PostalAddress',
    streetAddress: [name.en, street.en].join(', '),
    addressLocality: city.en,
    postalCode,
    addressCountry: terms.country,
  };
}

/** The shop's own pages elsewhere; the home page of a network, as in a new shop, is none. */
function profileData({ social }: ContactSettings): StructuredData {
  const sameAs = Object.values(social).filter((address) => address && new URL(address).pathname !== '/');
  return sameAs.length > 0 ? { sameAs } : {};
}

function legalData({ tradeLicence, dbid, bin }: LegalSettings): StructuredData {
  const numbers = { 'Trade licence': tradeLicence, DBID: dbid };
  const identifier = Object.entries(numbers).flatMap(([propertyID, value]) =>
    value ? { '@type': 'PropertyValue', propertyID, value } : [],
  );
  return { ...(bin && { vatID: bin }), ...(identifier.length > 0 && { identifier }) };
}

/** The facts of one choice of a family. */
type Choice = ProductName & Pick<Product, 'specs'>;

/** A product with its offer, delivery and returns. `choices`: all of its family. */
export function productData(
  product: Product,
  { brand, delivery }: Pick<PublicSettings, 'brand' | 'delivery'>,
  language: LanguageCode,
  choices: readonly Choice[] = [],
): StructuredData {
  const { _id, img, pictures, price, soldOut, rating, family } = product;
  const address = pageAddress(paths.product(_id), language);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    sku: _id,
    name: nameOf(product, language),
    description: descriptionOf(product, language),
    image: (pictures ?? [{ img }]).map((picture) => siteAddress(picture.img)),
    url: address,
    brand: { '@type': 'Brand', name: shopName(brand, 'en') },
    ...factsData(product, language),
    ...(rating && { aggregateRating: ratingData(rating) }),
    ...(family && choices.length > 1 && { isVariantOf: groupData(family.id, choices, language) }),
    offers: {
      '@type': 'Offer',
      url: address,
      price,
      priceCurrency: shop.currency.code,
      availability: term(soldOut ? 'OutOfStock' : 'InStock'),
      itemCondition: term('NewCondition'),
      seller: { '@type': 'Organization', name: shopName(brand, 'en') },
      shippingDetails: shippingData(delivery, price),
      hasMerchantReturnPolicy: returnPolicy,
    },
  };
}

/** The choices of a family, each with a page of its own. */
function groupData(familyId: string, choices: readonly Choice[], language: LanguageCode): StructuredData {
  const [first] = choices;
  const differing = SPEC_NAMES.filter((name) => new Set(choices.map(({ specs }) => valueIn(specs, name))).size > 1);
  const variesBy = [...new Set(differing.map((name) => term(OWN_PROPERTIES[name]?.variesBy ?? 'additionalProperty')))];
  return {
    '@type': 'ProductGroup',
    productGroupID: familyId,
    name: first && nameOf(first, language),
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: choices.map((choice) => ({
      '@type': 'Product',
      name: nameOf(choice, language),
      url: pageAddress(paths.product(choice._id), language),
    })),
  };
}

/** Comparable: of a list, the order does not matter. */
function valueIn(specs: Specs | undefined, name: SpecName): string {
  const value = specs?.[name];
  return String(Array.isArray(value) ? [...value].sort() : value);
}

function ratingData({ average, count }: Rating): StructuredData {
  const ratingValue = Number(average.toFixed(1));
  return { '@type': 'AggregateRating', ratingValue, bestRating: STARS_MAXIMUM, reviewCount: count };
}

/** What search engines know by a property of its own, a number with the code of its unit, and how choices vary by it. */
const OWN_PROPERTIES: Partial<Record<Fact['name'], { property: string; unitCode?: string; variesBy?: string }>> = {
  article: { property: 'sku' },
  weight: { property: 'weight', unitCode: 'GRM' },
  width: { property: 'width', unitCode: 'CMT', variesBy: 'size' },
  height: { property: 'height', unitCode: 'CMT', variesBy: 'size' },
  depth: { property: 'depth', unitCode: 'CMT', variesBy: 'size' },
  material: { property: 'material', variesBy: 'material' },
  colour: { property: 'color', variesBy: 'color' },
};

/** What the page's table says of a product: what has no property of its own is named as it is there. */
function factsData(product: Product, language: LanguageCode): StructuredData {
  const numbers: Partial<Record<Fact['name'], unknown>> = { ...product, ...product.specs };
  const own: StructuredData = {};
  const additionalProperty: StructuredData[] = [];
  for (const { name, label, text } of factTexts(product, language)) {
    const { property, unitCode } = OWN_PROPERTIES[name] ?? {};
    if (!property) additionalProperty.push({ '@type': 'PropertyValue', name: label, value: text });
    else own[property] = unitCode ? { '@type': 'QuantitativeValue', value: numbers[name], unitCode } : text;
  }
  return { ...own, ...(additionalProperty.length > 0 && { additionalProperty }) };
}

/** The delivery of one product by the charges of each zone; without charges of the shop their rate is left out. */
function shippingData(
  { charges, freeFrom = Number.POSITIVE_INFINITY }: DeliverySettings,
  price: number,
): StructuredData | StructuredData[] {
  if (charges.length === 0) return shippingTo(destination, daysOfDelivery({ charges }));
  return charges.map(({ zone, taka, days }) => ({
    ...shippingTo({ ...destination, ...regions[zone] }, days),
    shippingRate: { '@type': 'MonetaryAmount', value: price >= freeFrom ? 0 : taka, currency: shop.currency.code },
  }));
}

const regions: Record<ChargeZone, object> = {
  insideDhaka: { addressRegion: 'Dhaka' },
  suburbs: { addressRegion: ['Gazipur', 'Narayanganj'] },
  elsewhere: {},
};

function shippingTo(shippingDestination: StructuredData, days: { least: number; most: number }): StructuredData {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination,
    deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: daysOnTheWay(days), businessDays },
  };
}

/** The breadcrumb of a page: names and addresses, from home on. */
export function breadcrumbData(steps: { name: string; path: string }[], language: LanguageCode): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path, language),
    })),
  };
}
