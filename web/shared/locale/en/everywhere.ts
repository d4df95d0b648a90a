import { shop } from '../../shop.config.ts';
import { namespace } from '../locale.ts';

/** The texts of every page, in English; those of a single page are in a file beside this one. Some odd spellings are
 * intended: promised-texts.test.ts has them. */
export const everywhere = namespace('commonMessages', {
  nav: {
    main: 'Main menu',
    home: 'Home',
    shop: 'Shop',
    aboutUs: 'About Us',
    shoppingCart: 'Shopping Cart',
    orders: 'Orders',
    adminHome: 'Admin Home',
    manageOrders: 'Manage Orders',
    packing: 'Packing',
    manageItems: 'Manage Items',
    addItems: 'Add Items',
    allUsers: 'All Users',
    dashboard: 'Dashboard menu',
    login: 'Login',
    account: 'Your account',
    profile: 'Your profile',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    cart: 'Cart',
    track: 'Follow an order',
    toHome: (brand: string) => `${brand}, to the home page`,
    skipToContent: 'Skip to the content',
  },
  page: {
    title: (title: string, brand: string) => `${title} · ${brand}`,
    loading: 'Loading…',
    ok: 'OK',
    failedTitle: 'That did not work',
    failed: 'We could not load this just now. Your cart is safe. Please try again.',
    busy: 'The shop is very busy just now. Your cart is safe, and this page goes on by itself in a moment.',
    offlineTitle: 'No connection to the shop',
    offline: 'You seem to be offline. Your cart is safe. Please check your connection and try again.',
    failedCall: (id: string) => `If you tell us about it, name ${id}.`,
    tooMany: 'Too many requests just now. Please try again in ten minutes.',
    tryAgain: 'Try again',
    brokenTitle: 'Something broke on this page',
    broken: 'Your cart is safe. Reloading the page usually helps.',
    reload: 'Reload the page',
    toHome: 'To the home page',
  },
  home: {
    title: 'Lamps and lighting for homes in Bangladesh',
    description:
      'Chandeliers, lamps, fans and lights for every room, chosen for how long they last. Delivered across Bangladesh; pay cash when it arrives.',
    heroTitle: 'Fewer lamps. Better light.',
    heroText: 'We would rather sell you one good lamp than three cheap ones. Pay in cash when it arrives.',
    shopNow: 'Shop Now',
    alreadyMember: 'Already a member?',
    memberLogin: 'Log in',
    categoriesTitle: 'Find light by room and use',
    popularTitle: 'Popular this season',
    popularText: 'What people in Dhaka are hanging, standing and plugging in right now.',
    bannerTitle: 'Evenings are better outside',
    bannerText: 'Lanterns, garden lights and lamps made for the veranda and the roof.',
    bestTitle: 'Our best',
    bestText: 'The six or so pieces we would put in our own homes.',
    topTitle: 'Top selling',
    topText: 'Bought most often, sent back least.',
    seeAll: 'See all products',
    noFeatured: 'Nothing here just yet.',
  },
  why: {
    title: 'Why people buy here',
    reasons: [
      { title: 'Cash on delivery', text: 'You pay the rider, in cash, once the lamp is in your hands.' },
      { title: '30-day refund', text: 'Not right for the room? Send it back within 30\u00a0days for your money.' },
      {
        title: '{deliveryDays} business days',
        text: 'Delivery times within Bangladesh. Abroad, allow 7\u00a0to\u00a014.',
      },
      { title: 'People who answer', text: 'By e-mail and phone, {supportHours}.' },
    ],
  },
  search: {
    label: 'Search products',
    placeholder: 'Search for a lamp',
    submit: 'Search',
    noResults: 'No results found',
    resultsLabel: 'Matching products',
    seeAll: (count: string) => `See all ${count} results`,
    shortcut: 'Ctrl S',
    failed: 'Search is not available just now. Please try again.',
  },
  product: {
    buyNow: 'Buy Now',
    buyNowOf: (name: string) => `Buy Now: ${name}`,
    soldOut: 'Sold out',
    added: (name: string) => `${name} Added to Cart`,
    quantity: 'Quantity',
    more: 'One more',
    fewer: 'One fewer',
  },
  cart: {
    adminRefused: 'Admin will not be able to buy anything.',
    unavailable: 'No longer available',
    full: (lines: number) => `Your cart is full: it holds ${lines} products. Please order or remove some first.`,
    most: (quantity: number) => `${quantity} is the most of one product, and your cart holds that many now.`,
    view: 'View cart',
    notPersistent: 'Your browser cannot keep this cart. It is gone once you close or reload the page.',
  },
  account: {
    logOut: 'Log Out',
  },
  footer: {
    company: 'Company',
    help: 'Help',
    description: 'A house of light in Dhaka. Lamps chosen slowly, delivered quickly, paid for in cash.',
    topics: {
      about: 'About',
      features: 'Features',
      works: 'Works',
      careers: 'Careers',
      support: 'Customer Support',
      delivery: 'Delivery Details',
      terms: 'Terms & Conditions',
      privacy: 'Privacy Policy',
    },
    social: 'Follow us',
    follow: (brand: string, site: string) => `${brand} on ${site}, opens in a new tab`,
    newsletterTitle: 'A letter when new lamps arrive',
    newsletterLabel: 'Your e-mail address',
    newsletterPlaceholder: 'you@example.com',
    subscribe: 'Subscribe',
    notSubscribed: 'Your address did not reach us. It is still in the form. Please try again.',
    thanksFor: (brand: string) => `Thanks for subscribing to ${brand}`,
    copyright: (year: number, brand: string) => `© ${year} ${brand}`,
    tradeLicence: 'Trade licence',
    credit: `Made in the open by the people behind ${shop.name}`,
  },
});

/** The texts for a lost connection, in English; part of the app, for there is no asking for them later. */
export const offline = namespace('offlineMessages', {
  banner: 'You are offline. Nothing is sent until you are back.',
  added: (name: string) => `${name} Added to Cart. It is kept on this device.`,
  order:
    'You are offline, so the order was not sent now. What you typed stays here: press Order Now again when you are back. You will not be charged or sent twice.',
  ordersNotLive: 'Not live just now: this is how your orders stood when the connection was lost.',
});

/** Validation messages of fields, in English; loaded with the first form. */
export const form = namespace('formMessages', {
  missing: 'Please fill this in.',
  blank: 'Please fill this in: spaces alone are not enough.',
  wrongEmail: 'Please enter a whole e-mail address, such as name@example.com.',
});

/** The texts of the not-found page, in English; loaded only with it. */
export const notFound = namespace('notFoundMessages', {
  title: 'Wrong page',
  heading: 'You Are In Worng Page',
  text: 'The light is off in this room. The shop is bright, though.',
  toShop: 'Go to the shop',
});
