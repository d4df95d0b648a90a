import { PanelLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMergeGuestCart } from '../cart/use-merge-guest-cart.ts';
import { t } from '../messages/messages.ts';
import { Navbar } from '../navigation/navbar.tsx';
import { OwnItems } from '../navigation/own-items.tsx';
import { SideMenu } from '../navigation/side-menu.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { useSession } from '../session/session.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { PageFrame } from './page-frame.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

/**
 * A place to work: the navigation bar, a side menu and the page, as wide as the screen. No footer. On a small screen
 * the admins' long menu has a button of its own; a customer's few links are in the navigation bar's menu.
 */
export function DashboardLayout() {
  useScrollToTop();
  useMergeGuestCart();
  const isAdmin = useSession().visitor === 'admin';
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(() => setIsMenuOpen(false), [pathname]);

  return (
    <div className="dashboard">
      <SkipLink />
      <Navbar ownItems={!isAdmin && <OwnItems />} />
      {isAdmin && (
        <>
          <div className="sticky top-16 z-20 border-line border-b bg-paper md:top-20 xl:hidden">
            <button
              type="button"
              aria-expanded={isMenuOpen}
              className="flex min-h-12 items-center gap-3 px-4 font-semibold md:px-8"
              onClick={() => setIsMenuOpen(true)}
            >
              <PanelLeft aria-hidden className="size-5" />
              {t.nav.dashboard}
            </button>
          </div>
          <Drawer
            isOpen={isMenuOpen}
            onClose={() => setIsMenuOpen(false)}
            label={t.nav.dashboard}
            closeLabel={t.nav.closeMenu}
          >
            <SideMenu />
          </Drawer>
        </>
      )}
      <div className="flex">
        <aside className="sticky top-20 hidden h-[calc(100dvh-5rem)] w-60 shrink-0 overflow-y-auto border-line border-r p-4 pb-[calc(1rem+var(--foot))] xl:block">
          <SideMenu />
        </aside>
        <PageFrame className="dashboard-main min-h-[calc(100dvh-5rem)] min-w-0 grow pb-16" />
      </div>
    </div>
  );
}
