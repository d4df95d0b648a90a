import type { BrandSettings } from '@aloghor/functions/domain/brand';
import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { FEATURED_LISTS, FEATURED_MINIMUM, type FeaturedListName } from '@aloghor/functions/domain/products';
import { type ContactSettings, DEFAULT_SETTINGS, SOCIAL_NETWORKS } from '@aloghor/functions/domain/settings';

export interface FirstDayState {
  products: number;
  /** How many products each featured list has. */
  featured: Record<FeaturedListName, number>;
  settings: {
    brand: BrandSettings;
    contact: Pick<ContactSettings, ContactPart>;
    delivery: Pick<DeliverySettings, 'charges'>;
  };
  /** How many people have a staff role, including the admin. */
  staff: number;
  /** The shop was visited from this device. */
  hasLooked: boolean;
}

/** A step, and whether it is done. */
export type FirstStep = {
  name: 'brand' | 'contact' | 'delivery' | 'product' | 'lists' | 'clerk' | 'look';
  isDone: boolean;
};

/** The steps from an empty shop to one that can open, in order. */
export function firstSteps({ products, featured, settings, staff, hasLooked }: FirstDayState): FirstStep[] {
  return [
    { name: 'brand', isDone: settings.brand.name !== undefined },
    { name: 'contact', isDone: madeUp(settings.contact).length === 0 },
    { name: 'delivery', isDone: settings.delivery.charges.length > 0 },
    { name: 'product', isDone: products > 0 },
    { name: 'lists', isDone: unfilled(featured).length === 0 },
    { name: 'clerk', isDone: staff > 1 },
    { name: 'look', isDone: hasLooked },
  ];
}

/**
 * Whether shoppers would miss something, or be told something made up: products, a list of the home page, how to reach the
 * shop, or what a delivery costs. The other steps alone do not count.
 */
export function isFirstDay(facts: Omit<FirstDayState, 'staff' | 'hasLooked'>): boolean {
  return !isStocked(facts) || tellsTooLittle(facts.settings);
}

export function tellsTooLittle({
  contact,
  delivery,
}: Pick<FirstDayState['settings'], 'contact' | 'delivery'>): boolean {
  return madeUp(contact).length > 0 || delivery.charges.length === 0;
}

/** Whether there is something to sell, on the home page too. */
export function isStocked({ products, featured }: Pick<FirstDayState, 'products' | 'featured'>): boolean {
  return products > 0 && unfilled(featured).length === 0;
}

export function unfilled(featured: FirstDayState['featured']): FeaturedListName[] {
  return FEATURED_LISTS.filter((list) => featured[list] < FEATURED_MINIMUM);
}

const CONTACT_PARTS = ['phone', 'emailAddress', 'address', 'location', 'social'] as const;
export type ContactPart = (typeof CONTACT_PARTS)[number];

/** What of the contact data is still that of a new shop: an address that cannot exist, a number of zeros, a default. */
export function madeUp(contact: Pick<ContactSettings, ContactPart>): ContactPart[] {
  const { phone, emailAddress, address, location, social } = contact;
  const defaults = DEFAULT_SETTINGS.contact;
  const isMadeUp: Record<ContactPart, boolean> = {
    phone: /0{6}$/.test(phone),
    emailAddress: emailAddress.endsWith('.example'),
    address: Object.values(defaults.address.street).some((street) => Object.values(address.street).includes(street)),
    location: location.latitude === defaults.location.latitude && location.longitude === defaults.location.longitude,
    social: SOCIAL_NETWORKS.some((network) => social[network] && social[network] === defaults.social[network]),
  };
  return CONTACT_PARTS.filter((part) => isMadeUp[part]);
}
