import { BANGLA_CATEGORIES } from '@aloghor/functions/domain/bangla-categories';
import { nameCategoriesInBangla } from '../lib/product-texts.ts';

nameCategoriesInBangla(BANGLA_CATEGORIES);

// Bangla, room by room, as in `english.ts`: whatever several pages show. What a single one shows is in a list beside this one.
export { account as tAccount } from './bn/account.ts';
export { appCheck as tAppCheck } from './bn/app-check.ts';
export { brand as tBrand } from './bn/brand.ts';
export { carousel as tCarousel } from './bn/carousel.ts';
export { cartPage as tCartPage } from './bn/cart-page.ts';
export { refusals as tRefusals } from './bn/errors.ts';
export { everywhere as t } from './bn/everywhere.ts';
export { form as tForm } from './bn/form.ts';
export { fullCart as tFullCart } from './bn/full-cart.ts';
export { languageOffer as tLanguageOffer } from './bn/language-offer.ts';
export { location as tLocation } from './bn/location.ts';
export { notFound as tNotFound } from './bn/not-found.ts';
export { offline as tOffline } from './bn/offline.ts';
export { openingSoon as tOpeningSoon } from './bn/opening-soon.ts';
export { ordering as tOrdering } from './bn/ordering.ts';
export { orders as tOrders } from './bn/orders.ts';
export { password as tPassword } from './bn/password.ts';
export { productPage as tProductPage } from './bn/product-page.ts';
export { shopPage as tShop } from './bn/shop-page.ts';
export { unknownCategory as tUnknownCategory } from './bn/unknown-category.ts';
export { verification as tVerification } from './bn/verification.ts';
