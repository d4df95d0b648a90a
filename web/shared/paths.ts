import type { Room } from '@aloghor/functions/domain/products';

// Some odd spellings must stay, because existing links and bookmarks use them: `propularProducts` is the popular list and
// `Topselling` the top selling one; on the pages both are spelled properly. Routes match case-insensitively, so `/login`
// and the navigation bar's `/logIn` are one page.

/** The pages of members, which are the shop's, by what stands behind `/dashboard/`. `firebase.json` names them once more. */
export const MEMBER_PATHS = {
  cart: '/dashboard/cart',
  orders: '/dashboard/orders',
  profile: '/dashboard/profile',
} as const;

/** Every path once; those that only the menu of the dashboard links stand there. */
export const paths = {
  home: '/',
  shop: '/shop',
  /** By its English label. */
  category: (label: string) => `/shop/${encodeURIComponent(label)}`,
  room: (room: Room) => `/shop?${new URLSearchParams({ room })}`,
  product: (id: string) => `/shop/category/${encodeURIComponent(id)}`,
  search: (query: string) => `/shop?${new URLSearchParams({ q: query })}`,
  aboutUs: '/aboutUs',
  info: (topic: string) => `/info/${topic}`,
  wishes: '/wishes',
  sharedWishes: (ids: readonly string[]) => `/wishes?products=${ids.join(',')}`,
  login: '/login',
  logIn: '/logIn',
  register: '/register',
  forgotPassword: '/forgotPassword',
  emailLink: '/emailLink',
  cart: '/cart',
  track: '/track',
  answer: '/answer',
  trackOrder: (id: string) => `/track?${new URLSearchParams({ id })}`,
  /** Leads to the first page of the visitor's menu. */
  work: '/dashboard',
  dashboard: {
    ...MEMBER_PATHS,
    adminHome: '/dashboard/adminHome',
    addItems: '/dashboard/addItems',
    addChoice: (id: string) => `/dashboard/addItems?${new URLSearchParams({ choiceOf: id })}`,
    updateItem: (id: string) => `/dashboard/updateItem/${encodeURIComponent(id)}`,
    manageItems: '/dashboard/manageItems',
    importItems: '/dashboard/importItems',
    toCall: '/dashboard/toCall',
    newOrder: '/dashboard/newOrder',
    manageOrders: '/dashboard/manageOrders',
    packing: '/dashboard/packing',
    packingBench: '/dashboard/packing/bench',
    riders: '/dashboard/riders',
    rescue: '/dashboard/rescue',
    payouts: '/dashboard/payouts',
    payout: (id: string) => `/dashboard/payouts/${encodeURIComponent(id)}`,
    order: (id: string) => `/dashboard/manageOrders/${encodeURIComponent(id)}`,
    orderHistory: '/dashboard/orderHistory',
    customers: '/dashboard/customers',
    allUsers: '/dashboard/allUsers',
    bestProducts: '/dashboard/bestProducts',
    popularProducts: '/dashboard/propularProducts',
    topSelling: '/dashboard/Topselling',
    reviews: '/dashboard/reviews',
    content: '/dashboard/content',
    settings: '/dashboard/settings',
  },
} as const;

const OF_MEMBERS: readonly string[] = Object.values(MEMBER_PATHS);

/**
 * Whether a page belongs to the dashboard; all others are the shop's. Each is an application, with a document of its own.
 * `/dashboard` itself, which redirects by role, is the shop's.
 */
export function isStaffPath(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path.startsWith('/dashboard/') && !OF_MEMBERS.includes(path);
}
