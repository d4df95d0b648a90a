import type { Order } from '@aloghor/functions/contract/orders';
import type { AmountKind } from '@aloghor/functions/domain/amounts';
import type { ChosenSort } from '@aloghor/functions/domain/products';
import type { RecipientNotice } from '@aloghor/functions/domain/recipients';
import { shop } from '../../shop.config.ts';
import { namespace } from '../locale.ts';

/** The messages of the shop and its categories, in English. */
export const shopPage = namespace('shopPage', {
  title: 'Shop',
  heading: 'All lights',
  description: 'Every lamp, light and fan we sell, newest first.',
  categoryDescription: (category: string) => `All products in ${category}, newest first.`,
  searchHeading: (query: string) => `Results for “${query}”`,
  allCategories: 'All',
  categories: 'Categories',
  emptyTitle: 'Nothing here yet',
  emptyCategory: (category: string) =>
    `We have no products in “${category}” at the moment. There is plenty of light elsewhere.`,
  emptySearch: 'We found no product for that. Try another word for it, or look around.',
  nearestCategory: 'The nearest we have:',
  askByPhone: 'Or ask us:',
  toShop: 'Go to the shop',
  emptyPriceTitle: 'Nothing at this price',
  emptyPrice: 'No product in this price range. Try a wider one.',
  choice: 'Filter and sort',
  sortBy: 'Sort by',
  sorts: {
    newest: 'Newest first',
    name: 'Name, A to Z',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
    '-rating': 'Best rated first',
  } satisfies Record<ChosenSort, string>,
  price: 'Price',
  priceFrom: 'Price from, in taka',
  priceTo: 'Price to, in taka',
  from: `${shop.currency.sign} from`,
  to: `${shop.currency.sign} to`,
  noAmount: 'Please write an amount in taka, such as 1500.',
  clearPrice: 'Clear price',
  apply: 'Apply',
  loadMore: 'Show more',
  loadingMore: 'Loading more…',
  shown: (count: number) => (count === 1 ? '1 product shown' : `${count || 'No'} products shown`),
  found: (count: number) => (count === 1 ? '1 product found' : `${count || 'No'} products found`),
  bestMatch: 'Best match first',
});

/** The texts of an address that names no category, in English; loaded only with the shop. */
export const unknownCategory = namespace('unknownCategory', {
  heading: (name: string) => `We have no category called “${name}”`,
  text: 'It may have had another name, or the link has a typo. These are our categories:',
});

/** The messages of a product's page, in English. */
export const productPage = namespace('productPage', {
  addToCart: 'Add To Cart',
  categories: 'Categories',
  relatedTitle: 'Goes well with this',
  breadcrumb: 'You are here',
  home: 'Home',
  shop: 'Shop',
  facts: [
    'Cash on delivery: pay when it arrives',
    'Delivered in {deliveryDays} business days',
    '30-day refund if it is not right',
  ],
  openFirst: 'Open the parcel before you pay',
  zoom: (name: string) => `See ${name} larger`,
  closeZoom: 'Close the picture',
  share: 'Share this product',
  added: (name: string) => `${name} Added to Cart`,
  viewCart: 'View cart',
  addedOffline: (name: string) => `${name} Added to Cart. It is kept on this device.`,
  soldOut: 'Sold out right now, so it cannot be ordered.',
  missingTitle: 'This product is no longer here',
  missing: 'It may be sold out for good. You will find something similar in the shop.',
});

/** The messages of products and carts alike, in English. */
export const inCart = namespace('inCart', {
  quantity: 'Quantity',
  more: 'One more',
  fewer: 'One fewer',
  left: (count: number) => `${count} left`,
  notPersistent: 'Your browser cannot save this cart. It will be gone once you close or reload the page.',
});

/** The messages of the cart and its page, in English; loaded with the pages that show a cart. */
export const cartPage = namespace('cartPage', {
  keeps: 'What you add is kept here until you order.',
  asKnown: 'Current prices could not be loaded. These are the last known ones.',
  howToOrder: 'To order, fill in the form. You pay in cash, once the parcel is at your door.',
  noScripts: 'The cart needs JavaScript, which is off in your browser. You can order by phone.',
  notInTotal: 'Not in the total. Please remove it to order.',
  title: 'Cart',
  heading: 'My Cart',
  emptyTitle: "You haven't added any products",
  emptyText: 'Continue shopping',
  by: (brand: string) => `By ${brand}`,
  asked: { price: 'Checking the price…', adding: 'Adding to your cart…' },
  quantityOf: (quantity: number) => `${quantity} pcs`,
  total: 'Total product costs',
  remove: (name: string) => `Remove ${name}`,
  removeQuestion: 'Do you want to remove this product from the cart?',
  removeYes: 'Yes, Remove It!',
  removeNo: 'Keep it',
  removed: 'Removed',
  removedNamed: (name: string) => `${name} is no longer in your cart.`,
  missingProduct: 'A product that is no longer sold',
  cashOnDelivery: 'You pay in cash when it arrives.',
  openFirst: 'You may open the parcel before you pay.',
  each: (price: string) => `${price} each`,
  count: (lines: number) => (lines === 1 ? '1 product' : `${lines} products`),
  priceChanged: (before: string, now: string) => `The price changed from ${before} to ${now}.`,
});

/** Texts for a guest cart that does not fit into the account's cart, in English; not loaded by home. */
export const fullCart = namespace('fullCart', {
  waiting: (count: number) =>
    `Your cart is full. ${count === 1 ? '1 more product waits' : `${count} more products wait`} in this browser and will be added when there is room.`,
  leftOut: (count: number) =>
    count === 1
      ? 'One product in your cart is no longer sold. We have left it out.'
      : `${count} products in your cart are no longer sold. We have left them out.`,
  unusable: (count: number) =>
    `${count === 1 ? 'One entry of the link' : `${count} entries of the link`} could not be used. Please check that your cart is complete.`,
});

/** What the product's page and the order form say of delivery charges, in English. */
export const delivery = namespace('delivery', {
  title: 'Delivery',
  chargeIn: {
    insideDhaka: (charge: string) => `${charge} in Dhaka city`,
    suburbs: (charge: string) => `${charge} in the suburbs, Gazipur and Narayanganj`,
    elsewhere: (charge: string) => `${charge} in other districts`,
  },
  free: 'free',
  freeFrom: (total: string) => `free from ${total}`,
  charges: 'Delivery charges',
  inDays: (charge: string, days: string) => `${charge}, in ${days} business days`,
  allFreeFrom: (total: string) => `Free on orders of ${total} or more`,
  toYou: 'Delivery to you:',
  choosePlace: 'Choose your district',
  changePlace: 'Change district',
  between: (first: string, last: string) => `${first} to ${last}`,
  to: (place: string, days: string, charge: string) => `${place}: ${days}, ${charge}`,
  toLater: (place: string) => `${place}: we will tell you the delivery charge by phone`,
});

/** The messages of ordering, in English. */
export const ordering = namespace('ordering', {
  title: 'Your order',
  knownBuyer: 'Filled in from the last order on this device.',
  notYou: 'Not you? Clear',
  name: 'Name',
  mobileNumber: 'Mobile number',
  mobileHint: '01XXXXXXXXX',
  place: 'District or thana (optional)',
  placeNeeded: 'District or thana',
  placeFirst: 'Please choose your district or thana from the list.',
  chargeByPlace: 'by your district',
  chargeLater: 'we will tell you by phone',
  toPay: 'To pay',
  completedToPay: (sum: string) => `You pay ${sum} in cash when it arrives, delivery included.`,
  completedToPayProducts: (sum: string) =>
    `You pay ${sum} in cash when it arrives. If there is a delivery charge, we will tell you by phone.`,
  completedAddress: (address: string) => `We will deliver to: ${address}`,
  callsFrom: 'We will call you from {phone}: {supportHours}.',
  places: 'Places',
  placesInstead: 'We do not know this name. Is it one of these?',
  placeUnknown: 'Please choose one from the list, or leave this empty.',
  placesMissing: 'The list could not be loaded. Please write district and thana in the address.',
  address: 'Delivery address',
  notes: 'Notes (optional)',
  /** By version, as an order keeps it: a text that changes needs a new one. */
  recipients: {
    1: 'With your order, your name, number and address go to the courier who brings it.',
    2: 'With your order, your name, number and address go to the courier who brings it, and your number to the service that sends our text messages.',
  } satisfies Record<RecipientNotice, string>,
  orderNow: 'Order Now',
  ordering: 'Ordering…',
  oneMobileNumber: 'Please give one mobile number only.',
  wrongMobileGuest: 'Please provide a valid mobile number including +880',
  wrongMobileCustomer: 'Please provide a valid Mobile Number starting with +920',
  completed: 'Your order has been completed',
  orderNumber: (orderNumber: string) => `Order number ${orderNumber}`,
  orderId: (id: string) => `Order ID: ${id}`,
  contactSoon: 'A representative will contact you shortly.',
  idLabel: 'Order ID:',
  copy: 'Copy',
  copied: 'Copied',
  followThis: 'Follow this order',
  changedTitle: 'Prices have changed',
  changedText: (total: string) => `Your cart costs ${total} now. Please check it and order again.`,
  changedWithDelivery: (total: string) =>
    `Your order costs ${total} now, delivery included. Please look at it and order again.`,
  missingTitle: 'Something in your cart is no longer sold',
  missingText: 'We no longer sell a product in your cart. Please remove it and order again.',
  shortTitle: 'Not enough in stock',
  soldOut: (names: string) => `Sold out: ${names}.`,
  fewerLeft: (names: string) => `Not enough in stock: ${names}.`,
  changeCart: 'Nothing was ordered. Please change your cart and order again.',
  placedTitle: 'Your order has been placed',
  placedBefore: (named?: string) =>
    named
      ? `Your earlier attempt went through as order ${named}. Order again only if you want a second one.`
      : 'Your earlier order has already been placed, and we will call you about it. Order again only if you want a second one.',
  orderAgain: 'Order again',
  lostConnection:
    'The connection was lost. As soon as it is back, we will check whether your order has arrived, and tell you here. You can also press Order Now again: nothing will be ordered twice.',
  lostAsked: 'Checking whether your order has arrived…',
  notArrived: 'Your order has not arrived. Press Order Now again: nothing will be ordered twice.',
  notArrivedTitle: 'Your last order has not arrived',
  notCheckedTitle: 'We could not check whether your last order has arrived',
  notArrivedElsewhere:
    'The connection was lost when you ordered. Your cart is as it was: please order again from there.',
  offline:
    'You are offline, so the order was not sent now. What you typed stays here: press Order Now again when you are back. Nothing will be ordered twice.',
  busy: 'The shop is very busy right now. Press Order Now again in a moment: nothing will be ordered twice.',
  notOrdered: 'The order did not go through. Nothing was ordered. Please try again.',
  soldOutFirst: 'Please remove what is sold out before you order.',
  unavailableFirst: 'Please remove what is no longer available before you order.',
});

type Event = NonNullable<Order['timeline'][number]['event']>;

/** The texts of placed orders, in English; loaded with the pages that show them. */
export const placedOrders = namespace('placedOrders', {
  statuses: {
    'waiting for confirmation': 'waiting for confirmation',
    'Payment successful': 'Payment successful',
    'Out for Delivery': 'Out for Delivery',
    Delivered: 'Delivered',
    Cancel: 'Cancel',
  },
  waiting: 'waiting',
  cancelled: 'This order was cancelled. Nothing will be delivered and you have nothing to pay.',
  cancelledJoined: (order: string) => `It was added to your order ${order}: everything comes with that one.`,
  cancelledPaid: 'This order was cancelled. We will call you about the money you paid.',
  progress: 'Progress of the order',
  placedOn: (date: string) => `Ordered on ${date}`,
  total: 'Total',
  amounts: {
    delivery: 'Delivery charge',
    discount: 'Discount',
    advance: 'Advance',
  } satisfies Record<AmountKind, string>,
  lineOf: (quantity: number, price: string) => `${quantity} × ${price}`,
  myOrders: 'My orders',
  current: 'Current orders',
  history: 'Order history',
  noneTitle: 'No orders yet',
  none: 'Your orders appear here, with every step to delivery.',
  noCurrent: 'No current orders.',
  noHistory: 'Delivered and cancelled orders will appear here.',
  notLive: 'Not updating. This is how your orders were when the connection was lost.',
  liveLate: 'Your orders cannot be shown right now. They are safe and will appear shortly.',
  liveFailed: 'Your orders cannot be shown right now. They are safe. Please reload the page.',
  trackTitle: 'Follow an order',
  trackText: 'Enter the order number (such as A-1042) or Order ID, and the mobile number you ordered with.',
  trackId: 'Order number or Order ID',
  track: 'Follow',
  trackNotFound: 'We found no order with this order number or Order ID and this mobile number. Please check both.',
  timeline: 'What has happened',
  events: {
    corrected: 'Changed by the shop',
    confirmed: 'Confirmed by phone',
    confirmedByBuyer: 'Confirmed by you',
    cancelledByBuyer: 'Cancelled by you',
    returned: 'Returned',
    partlyDelivered: 'Partly delivered',
    cameBackLater: 'Some of it came back to the shop',
    splitInto: (order: string) => `Split: part of it comes as order ${order}`,
    splitFrom: (order: string) => `Split from order ${order}`,
    joined: (order: string) => `Order ${order} was added to this one`,
    joinedTo: (order: string) => `Added to order ${order}`,
    notSent: 'Not on its way yet',
    reopened: 'Reopened by the shop',
  } satisfies Record<Event, string | ((order: string) => string)>,
  partly: (stayed: number, of: number) => `Partly delivered: ${stayed} of ${of} pieces`,
  cameBack: (quantity: number, of: number) => (quantity === of ? 'Returned' : `${quantity} of ${of} returned`),
  returned: 'The parcel came back to us. You have nothing more to pay.',
  returnedPaid: 'The parcel came back to us. We will call you about the money you paid.',
  keptAhead: (sum: string) => `Of the money you paid in advance, we kept ${sum}.`,
  toPay: 'To pay on delivery',
  wasPaid: 'Paid on delivery',
  sentWith: (courier: string) => `Sent with ${courier}.`,
  follow: (courier: string) => `Follow it at ${courier}`,
  paid: 'Paid',
  cancel: 'Cancel this order',
  askCancel: 'Cancel this order?',
  askCancelText: (order: string) => `${order}. Nothing will be sent. You can order again at any time.`,
  yesCancel: 'Yes, cancel it',
  keep: 'Keep it',
  isCancelled: 'Your order is cancelled',
  notCancelledTitle: 'The order was not cancelled',
  notCancelled: 'Nothing has changed. Please try again, or call us.',
  moved: (order: string, status: string) => `${order}: ${status}.`,
});
