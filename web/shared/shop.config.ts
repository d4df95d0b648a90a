import {
  COUNTRY_CODE,
  CURRENCY_CODE,
  CURRENCY_NAME,
  CURRENCY_SIGN,
  MOBILE_PREFIX,
} from '@aloghor/functions/domain/country';
import type { FirstCategoryName } from '@aloghor/functions/domain/products';

/** What another shop edits in the code. Its name, how it is reached, what it charges and more is set in the dashboard. */
export const shop = {
  founded: 2024,
  /** The prefilled prefix of an order's mobile number, which the server knows too. */
  mobilePrefix: MOBILE_PREFIX,
  /** Of the country, like the clock: the server writes sums, too. */
  currency: { code: CURRENCY_CODE, sign: CURRENCY_SIGN, name: CURRENCY_NAME },
  /** Where the second banner of the home page leads. */
  bannerCategory: 'Outdoor lights' satisfies FirstCategoryName,
  limits: { searchResults: 4, relatedProducts: 3, productsPerPage: 24 },
} as const;

/** Terms for search engines; the texts of the pages say the same. */
export const terms = {
  country: COUNTRY_CODE,
  businessDays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  /** Days. */
  refund: 30,
} as const;
