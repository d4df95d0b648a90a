import { CURRENCY_CODE, CURRENCY_NAME, CURRENCY_SIGN, MOBILE_PREFIX } from '@aloghor/functions/domain/country';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { SHOP_NAME, SHOP_PHONE } from '@aloghor/functions/domain/shop-name';

/** The settings that another shop edits. The contact data are placeholders; `locale/bn/brand.ts` has them in Bangla. */
export const shop = {
  /** The server writes it, too. */
  name: SHOP_NAME.en,
  nameInBangla: SHOP_NAME.bn,
  founded: 2024,
  address: ['Aloghor Showroom', 'House 1, Road 1, Dhanmondi', 'Dhaka 1205, Bangladesh'],
  /** As search engines ask for it; the first lines of the address are its street. */
  city: 'Dhaka',
  postalCode: '1205',
  /** Degrees north and east. */
  location: { latitude: 23.7461, longitude: 90.3742 },
  phone: SHOP_PHONE,
  email: 'hello@aloghor.example',
  showroomHours: { days: 'Saturday to Thursday', time: '10am to 6pm', closedDay: 'Friday' },
  supportHours: { days: 'Monday to Friday', time: '9 to 5' },
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
  social: {
    facebook: 'https://www.facebook.com/',
    youtube: 'https://www.youtube.com/',
    instagram: 'https://www.instagram.com/',
  },
  /** `lowStock`: with so many pieces, or fewer, a counted product runs low. */
  limits: { searchResults: 4, relatedProducts: 3, productsPerPage: 24, lowStock: 5 },
} as const;

export interface DeliveryCharge {
  zone: 'insideDhaka' | 'suburbs' | 'elsewhere';
  taka: number;
}

/** What the desk offers to charge for the delivery, by zone of the order's place; while it is empty, it is typed by hand. */
export const deliveryCharges: readonly DeliveryCharge[] = [];

/** Delivery and refund terms for search engines; the texts of the pages say the same. */
export const terms = {
  country: 'BD',
  businessDays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  /** Business days. */
  delivery: { least: 3, most: 5 },
  /** Days. */
  refund: 30,
} as const;
