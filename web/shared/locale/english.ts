// English by namespace. A browser loads the messages of a file with the first page that shows them.
export {
  account as tAccount,
  password as tPassword,
  sideMenu as tSideMenu,
  verification as tVerification,
} from './en/account.ts';
export { appCheck as tAppCheck } from './en/app-check.ts';
export { brand as tBrand } from './en/brand.ts';
export {
  cartPage as tCartPage,
  delivery as tDelivery,
  fullCart as tFullCart,
  ordering as tOrdering,
  orders as tOrders,
  productPage as tProductPage,
  shopPage as tShop,
  unknownCategory as tUnknownCategory,
} from './en/buying.ts';
export { errors as tErrors } from './en/errors.ts';
export { everywhere as t, form as tForm, notFound as tNotFound, offline as tOffline } from './en/everywhere.ts';
export {
  carousel as tCarousel,
  languageOffer as tLanguageOffer,
  location as tLocation,
  openingSoon as tOpeningSoon,
} from './en/home.ts';
export { about as tAbout, info as tInfo, infoPage as tInfoPage } from './en/long-pages.ts';
export {
  appMissing as tAppMissing,
  noScript as tNoScript,
  offlinePage as tOfflinePage,
} from './en/without-app.ts';
