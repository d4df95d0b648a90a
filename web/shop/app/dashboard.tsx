import { isStaff } from '@aloghor/functions/domain/roles';
import { Navigate } from 'react-router-dom';
import { PageFrame } from '../../shared/app/page-frame.tsx';
import { useScrollToTop } from '../../shared/app/use-scroll-to-top.ts';
import { useMergeGuestCart } from '../../shared/cart/use-guest-cart.ts';
import { tAccount } from '../../shared/locale/messages.ts';
import { Navbar } from '../../shared/navigation/navbar.tsx';
import { OwnItems } from '../../shared/navigation/own-items.tsx';
import { SideMenu } from '../../shared/navigation/side-menu.tsx';
import { workLinks } from '../../shared/navigation/side-menu-links.ts';
import { SkipLink } from '../../shared/navigation/skip-link.tsx';
import { paths } from '../../shared/paths.ts';
import { RequireUser } from '../../shared/session/guards.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { LoadingOverlay } from '../../shared/ui/status.tsx';

/** What is to be seen by signed-in visitors alone. */
export function Dashboard() {
  return (
    <RequireUser>
      <DashboardLayout />
    </RequireUser>
  );
}

/** Redirects `/dashboard` to the first page of the visitor's side menu. */
export function DashboardStart() {
  const { visitor, isLoading } = useSession();
  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  return <Navigate to={workLinks(visitor)[0]?.to ?? paths.home} replace />;
}

/**
 * The navigation bar, a side menu and the page at full width, without a footer. On a small screen the bar's menu replaces
 * the side menu: with all its links for staff, or with a customer's few links added to its own.
 */
function DashboardLayout() {
  useScrollToTop();
  useMergeGuestCart();
  const isOfStaff = isStaff(useSession().visitor);

  return (
    <div className="dashboard">
      <SkipLink />
      <Navbar ownItems={!isOfStaff && <OwnItems />} workMenu={isOfStaff && <SideMenu />} />
      <div className="flex">
        <aside className="sticky top-20 hidden h-[calc(100dvh-5rem)] w-60 shrink-0 overflow-y-auto border-line border-r p-4 pb-[calc(1rem+var(--foot))] xl:block">
          <SideMenu />
        </aside>
        <PageFrame className="dashboard-main min-h-[calc(100dvh-5rem)] min-w-0 grow pb-16" />
      </div>
    </div>
  );
}
