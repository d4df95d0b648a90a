import { type ComponentType, memo, Suspense, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageFrame } from '../../shared/app/page-frame.tsx';
import { useScrollToTop } from '../../shared/app/use-scroll-to-top.ts';
import { useMergeGuestCart } from '../../shared/cart/use-guest-cart.ts';
import { LANGUAGES, languageOf, pathIn } from '../../shared/lib/language.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { Navbar } from '../../shared/navigation/navbar.tsx';
import { SkipLink } from '../../shared/navigation/skip-link.tsx';
import { type MEMBER_PATHS, paths } from '../../shared/paths.ts';
import { LateLocation } from '../../shared/start/late-location.tsx';
import { type LazyPage, lazyPage } from '../../shared/start/lazy-page.tsx';
import { onFirstInteraction } from '../../shared/start/on-first-interaction.ts';
import { savesData } from '../../shared/start/saves-data.ts';
import { whenIdle } from '../../shared/start/schedule.ts';
import { usePath } from '../../shared/ui/link.tsx';
import { LoadingOverlay } from '../../shared/ui/status.tsx';
import { CatalogueMenu } from '../navigation/catalogue-menu.tsx';
import { Footer } from '../navigation/footer.tsx';
import { HeaderSearch } from '../navigation/header-search.tsx';
import { Home } from '../pages/home.tsx';

// The footer starts below the fold, or it would jump when the page has loaded.
const frameStyle = 'min-h-[calc(100svh-3.5rem)]';

/** A component of its own, so that the page does not rerender whenever the cart changes. */
function GuestCartMerger() {
  useMergeGuestCart();
  return null;
}

// The same on every page: it does not rerender with the next one.
const Bar = memo(() => <Navbar search={<HeaderSearch />} catalogue={<CatalogueMenu />} />);
const End = memo(Footer);

/** Navigation bar, page, footer. */
function ShopLayout() {
  useScrollToTop();
  useLoadPagesAhead();
  return (
    <>
      <SkipLink />
      <GuestCartMerger />
      <Bar />
      <PageFrame className={frameStyle} />
      <LateLocation>
        <End />
      </LateLocation>
    </>
  );
}

/**
 * Preloads the pages that shoppers visit next, once the browser is idle; on home, which many leave without a tap, only that
 * of a product, and the others after the first interaction.
 */
function useLoadPagesAhead(): void {
  const isHome = usePath() === paths.home;
  useEffect(() => {
    if (savesData()) return;
    const others = () => loadPages([Shop, Cart]);
    whenIdle(() => loadPages([ProductPage]));
    return isHome ? onFirstInteraction(others) : whenIdle(others);
  }, [isHome]);
}

function loadPages(pages: LazyPage[]): void {
  // A failure here is retried, and reported, when the page is opened.
  Promise.all(pages.map((page) => page.loadAhead())).catch(() => undefined);
}

const Shop = lazyPage(() => import('../pages/shop.tsx'), 'Shop');
const ProductPage = lazyPage(() => import('../pages/product.tsx'), 'ProductPage');
const AboutUs = lazyPage(() => import('../pages/about-us.tsx'), 'AboutUs');
const Info = lazyPage(() => import('../pages/info.tsx'), 'Info');
const Cart = lazyPage(() => import('../pages/cart.tsx'), 'Cart');
const Track = lazyPage(() => import('../pages/track.tsx'), 'Track');
const Answer = lazyPage(() => import('../pages/answer.tsx'), 'Answer');
const Wishes = lazyPage(() => import('../pages/wishes.tsx'), 'Wishes');
const Login = lazyPage(() => import('../pages/login.tsx'), 'Login');
const Register = lazyPage(() => import('../pages/register.tsx'), 'Register');
const ForgotPassword = lazyPage(() => import('../pages/forgot-password.tsx'), 'ForgotPassword');
const EmailLink = lazyPage(() => import('../pages/email-link.tsx'), 'EmailLink');
const MyCart = lazyPage(() => import('../pages/cart.tsx'), 'MyCart');
const MyOrders = lazyPage(() => import('../pages/my-orders.tsx'), 'MyOrders');
const Profile = lazyPage(() => import('../pages/profile.tsx'), 'Profile');
const MembersArea = lazyPage(() => import('./members-area.tsx'), 'MembersArea');
const MembersStart = lazyPage(() => import('./members-area.tsx'), 'MembersStart');
const OtherApplication = lazyPage(() => import('../../shared/app/other-application.tsx'), 'OtherApplication');
const NotFound = lazyPage(() => import('../pages/not-found.tsx'), 'NotFound');

const MEMBER_PAGES = { cart: MyCart, orders: MyOrders, profile: Profile } satisfies Record<
  keyof typeof MEMBER_PATHS,
  ComponentType
>;

function DashboardPage() {
  const t = useMessages(common);
  return (
    <Suspense fallback={<LoadingOverlay label={t.page.loading} />}>
      <MembersArea />
    </Suspense>
  );
}

/** Every page by its path. Paths match without regard to case. */
const pages: RouteObject[] = [
  {
    Component: ShopLayout,
    children: [
      { index: true, Component: Home },
      { path: 'shop', Component: Shop },
      { path: 'shop/:category', Component: Shop },
      { path: 'shop/category/:id', Component: ProductPage },
      { path: 'aboutUs', Component: AboutUs },
      { path: 'info/:topic', Component: Info },
      { path: 'cart', Component: Cart },
      { path: 'track', Component: Track },
      { path: 'answer', Component: Answer },
      { path: 'wishes', Component: Wishes },
      { path: 'login', Component: Login },
      { path: 'register', Component: Register },
      { path: 'forgotPassword', Component: ForgotPassword },
      { path: 'emailLink', Component: EmailLink },
      { path: '*', Component: NotFound },
    ],
  },
  {
    path: 'dashboard',
    Component: DashboardPage,
    children: [
      { index: true, Component: MembersStart },
      ...Object.entries(MEMBER_PAGES).map(([path, Component]) => ({ path, Component })),
    ],
  },
  { path: 'dashboard/*', Component: OtherApplication },
];

/** The pages for each language, with the same components, so that what is typed stays when the language changes. */
export const routes: RouteObject[] = LANGUAGES.map((language) => ({ path: pathIn(language, '/'), children: pages }));

/** Those in the language of an address: whichever are given, the router sorts them all anew at each move. */
export const routesAt = (pathname: string): RouteObject[] =>
  routes.filter(({ path }) => path === pathIn(languageOf(pathname), '/'));
