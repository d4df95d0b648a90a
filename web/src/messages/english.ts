// English, room by room. A browser loads the words of a room with the first page that shows them.
export { about as tAbout } from './en/about.ts';
export { appMissing as tAppMissing } from './en/app-missing.ts';
export { cartPage as tCartPage } from './en/cart-page.ts';
export { everywhere as t } from './en/everywhere.ts';
export { form as tForm } from './en/form.ts';
export { fullCart as tFullCart } from './en/full-cart.ts';
export { info as tInfo, infoWords as tInfoWords } from './en/info.ts';
export { noScript as tNoScript } from './en/no-script.ts';
export { notFound as tNotFound } from './en/not-found.ts';
export { offline as tOffline } from './en/offline.ts';
export { offlinePage as tOfflinePage } from './en/offline-page.ts';
export { orders as tOrders } from './en/orders.ts';
export { unknownCategory as tUnknownCategory } from './en/unknown-category.ts';
export { verification as tVerification } from './en/verification.ts';
