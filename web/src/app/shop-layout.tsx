import { useMergeGuestCart } from '../cart/use-merge-guest-cart.ts';
import { Footer } from '../navigation/footer.tsx';
import { Navbar } from '../navigation/navbar.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { PageFrame } from './page-frame.tsx';
import { useLoadPagesAhead } from './use-load-pages-ahead.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

// The footer starts below the fold, or it would jump when the page has loaded.
const frameStyle = 'min-h-[calc(100svh-4rem)]';

/** Of its own, so that the page is not rendered whenever the cart changes. */
function GuestCartMerger() {
  useMergeGuestCart();
  return null;
}

/** Navigation bar, page, footer. */
export function ShopLayout() {
  useScrollToTop();
  useLoadPagesAhead();
  return (
    <>
      <SkipLink />
      <GuestCartMerger />
      <Navbar />
      <PageFrame className={frameStyle} />
      <Footer />
    </>
  );
}
