// English by namespace. A browser loads the messages of a file with the first page that shows them.
export {
  account as accountMessages,
  password as passwordMessages,
  sideMenu as sideMenuMessages,
  verification as verificationMessages,
} from './en/account.ts';
export { appCheck as appCheckMessages } from './en/app-check.ts';
export { asking as askingMessages } from './en/asking.ts';
export { brand as brandMessages } from './en/brand.ts';
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
} from './en/buying.ts';
export { common as commonMessages, offline as offlineMessages } from './en/common.ts';
export { errors as errorsMessages } from './en/errors.ts';
export { form as formMessages } from './en/forms.ts';
export {
  carousel as carouselMessages,
  languageOffer as languageOfferMessages,
  location as locationMessages,
  openingSoon as openingSoonMessages,
} from './en/home.ts';
export { about as aboutMessages, info as infoMessages, infoPage as infoPageMessages } from './en/long-pages.ts';
export { notFound as notFoundMessages } from './en/not-found.ts';
export { reviews as reviewMessages } from './en/reviews.ts';
export { signInFailures as signInFailureMessages } from './en/sign-in.ts';
export {
  choices as choiceMessages,
  filters as filterMessages,
  gallery as galleryMessages,
  specs as specsMessages,
} from './en/specs.ts';
export {
  appMissing as appMissingMessages,
  busyPage as busyPageMessages,
  failedPage as failedPageMessages,
  noScript as noScriptMessages,
  offlinePage as offlinePageMessages,
  unavailablePage as unavailablePageMessages,
} from './en/without-app.ts';
