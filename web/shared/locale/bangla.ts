import { BANGLA_CATEGORIES } from '@aloghor/functions/domain/bangla-categories';
import { nameCategories } from '../lib/product-texts.ts';

nameCategories('bn', BANGLA_CATEGORIES);

// Bangla by namespace, as in `english.ts`, but for the messages of few pages, which have files beside this one.
export {
  account as tAccount,
  password as tPassword,
  sideMenu as tSideMenu,
  verification as tVerification,
} from './bn/account.ts';
export { appCheck as tAppCheck } from './bn/app-check.ts';
export { brand as tBrand } from './bn/brand.ts';
export {
  cartPage as tCartPage,
  delivery as tDelivery,
  fullCart as tFullCart,
  ordering as tOrdering,
  orders as tOrders,
  productPage as tProductPage,
  shopPage as tShop,
  unknownCategory as tUnknownCategory,
} from './bn/buying.ts';
export { errors as tErrors } from './bn/errors.ts';
export { everywhere as t, form as tForm, notFound as tNotFound, offline as tOffline } from './bn/everywhere.ts';
export {
  carousel as tCarousel,
  languageOffer as tLanguageOffer,
  location as tLocation,
  openingSoon as tOpeningSoon,
} from './bn/home.ts';
