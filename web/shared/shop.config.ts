import {
  COUNTRY_CODE,
  CURRENCY_CODE,
  CURRENCY_NAME,
  CURRENCY_SIGN,
  MOBILE_PREFIX,
} from '@aloghor/functions/domain/country';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { addressLines, DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { SHOP_NAME } from '@aloghor/functions/domain/shop-name';

const { contact, stock } = DEFAULT_SETTINGS;

/** The settings that another shop edits; those of contact, delivery and stock are the ones of a new shop. */
export const shop = {
  /** The server writes it, too. */
  name: SHOP_NAME.en,
  nameInBangla: SHOP_NAME.bn,
  founded: 2024,
  address: addressLines(contact.address, 'en'),
  /** Degrees north and east. */
  location: contact.location,
  phone: contact.phone,
  email: contact.emailAddress,
  showroomHours: {
    days: contact.showroomHours.days.en,
    time: contact.showroomHours.time.en,
    closedDay: contact.showroomHours.closedDay.en,
  },
  supportHours: { days: contact.supportHours.days.en, time: contact.supportHours.time.en },
  /** The prefilled prefix of an order's mobile number, which the server knows too. */
  mobilePrefix: MOBILE_PREFIX,
  /** Of the country, like the clock: the server writes sums, too. */
  currency: {
    code: CURRENCY_CODE,
    sign: CURRENCY_SIGN,
    name: CURRENCY_NAME.en,
    nameInBangla: CURRENCY_NAME.bn,
  },
  /** Where the second banner of the home page leads. */
  bannerCategory: 'Outdoor lights' satisfies CategoryName,
  social: contact.social,
  /** `lowStock`: with this quantity or less, a counted product runs low. */
  limits: { searchResults: 4, relatedProducts: 3, productsPerPage: 24, lowStock: stock.lowStock },
} as const;

/** Delivery and refund terms for search engines; the texts of the pages say the same. */
export const terms = {
  country: COUNTRY_CODE,
  businessDays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  /** Business days. */
  delivery: { least: 3, most: 5 },
  /** Days. */
  refund: 30,
} as const;
