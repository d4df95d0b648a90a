import { isStaff } from '@aloghor/functions/domain/roles';
import type { ComponentProps } from 'react';
import { useMedia } from '../lib/hooks.ts';
import { common } from '../locale/en/common.ts';
import { useMessages } from '../locale/locale.ts';
import { Navbar, sideItemStyle } from '../navigation/navbar.tsx';
import { SideMenu } from '../navigation/side-menu.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.tsx';
import { NavLink } from '../ui/link.tsx';
import { PageFrame } from './page-frame.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** As the stylesheet has `xl`. */
const WIDE = '(min-width: 80rem)';

/**
 * The navigation bar, a side menu and the page at full width, without a footer: for all pages below `/dashboard`, of both
 * applications. On a small screen the bar's menu replaces the side menu: with all its links for staff, or with a
 * customer's few links added to its own.
 */
export function DashboardLayout(bar: Pick<ComponentProps<typeof Navbar>, 'search' | 'catalogue'>) {
  useScrollToTop();
  const isOfStaff = isStaff(useSession().visitor);
  const isWide = useMedia(WIDE); // a phone would render and style some thirty links that it never shows

  return (
    <div className="dashboard">
      <SkipLink />
      <Navbar {...bar} ownItems={!isOfStaff && <OwnItems />} workMenu={isOfStaff && <SideMenu />} />
      <div className="flex">
        <aside className="sticky top-20 hidden h-[calc(100dvh-5rem)] w-60 shrink-0 overflow-y-auto border-line border-r px-2 py-4 pb-[calc(1rem+var(--foot))] xl:block">
          {isWide && <SideMenu />}
        </aside>
        <div className="min-w-0 grow">
          <PageFrame className="dashboard-main min-h-[calc(100dvh-5rem)] pb-16" />
        </div>
      </div>
    </div>
  );
}

/** The other items of the avatar menu, for a side menu that replaces both menus. */
function OwnItems() {
  const t = useMessages(common);
  const { signOut } = useSession();
  return (
    <>
      <NavLink to={paths.dashboard.profile} className={sideItemStyle}>
        {t.nav.profile}
      </NavLink>
      <button type="button" className={sideItemStyle} onClick={signOut}>
        {t.account.logOut}
      </button>
    </>
  );
}
