import { PageFrame } from '../../shared/app/page-frame.tsx';
import { useScrollToTop } from '../../shared/app/use-scroll-to-top.ts';
import { useMergeGuestCart } from '../../shared/cart/use-merge-guest-cart.ts';
import { Navbar } from '../../shared/navigation/navbar.tsx';
import { SkipLink } from '../../shared/navigation/skip-link.tsx';
import { Footer } from '../navigation/footer.tsx';
import { useLoadPagesAhead } from './use-load-pages-ahead.ts';

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
