import { DashboardLayout } from '../../shared/app/dashboard-layout.tsx';
import { useMergeGuestCart } from '../../shared/cart/use-guest-cart.ts';
import { accountPages } from '../../shared/locale/en/account.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { firstPage } from '../../shared/navigation/side-menu-links.ts';
import { RequireUser } from '../../shared/session/guards.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Navigate } from '../../shared/ui/link.tsx';
import { LoadingOverlay } from '../../shared/ui/status.tsx';
import { CatalogueMenu } from '../navigation/catalogue-menu.tsx';
import { HeaderSearch } from '../navigation/header-search.tsx';

/** For signed-in visitors alone. */
export function MembersArea() {
  useMergeGuestCart();
  return (
    <RequireUser>
      <DashboardLayout search={<HeaderSearch />} catalogue={<CatalogueMenu />} />
    </RequireUser>
  );
}

/** Redirects `/dashboard` to the page where the visitor's work begins. */
export function MembersStart() {
  const language = useLanguage();
  const tAccount = useMessages(accountPages);
  const { visitor, isLoading } = useSession();
  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  return <Navigate to={firstPage(visitor, language)} replace />;
}
