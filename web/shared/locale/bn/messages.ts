import { BANGLA_CATEGORIES } from '@aloghor/functions/domain/bangla-categories';
import { nameCategories } from '../../lib/product-texts.ts';

nameCategories('bn', BANGLA_CATEGORIES);

// Bangla by namespace, as in `../english.ts`, but for the messages of few pages, which have files beside this one.
export {
  account as accountMessages,
  password as passwordMessages,
  sideMenu as sideMenuMessages,
  verification as verificationMessages,
} from './account.ts';
export { appCheck as appCheckMessages } from './app-check.ts';
export { brand as brandMessages } from './brand.ts';
export {
  cartPage as cartPageMessages,
  delivery as deliveryMessages,
  fullCart as fullCartMessages,
  inCart as inCartMessages,
  ordering as orderingMessages,
  orders as ordersMessages,
  productPage as productPageMessages,
  shopPage as shopMessages,
  unknownCategory as unknownCategoryMessages,
} from './buying.ts';
export { common as commonMessages, offline as offlineMessages } from './common.ts';
export { errors as errorsMessages } from './errors.ts';
export { form as formMessages } from './forms.ts';
export {
  carousel as carouselMessages,
  languageOffer as languageOfferMessages,
  location as locationMessages,
  openingSoon as openingSoonMessages,
} from './home.ts';
export { notFound as notFoundMessages } from './not-found.ts';
