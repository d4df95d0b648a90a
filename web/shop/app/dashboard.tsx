import { Navigate } from 'react-router-dom';
import { tAccount } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { RequireUser } from '../../shared/session/guards.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { LoadingOverlay } from '../../shared/ui/loading-overlay.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';

/** What is to be seen by signed-in visitors alone. */
export function Dashboard() {
  return (
    <RequireUser>
      <DashboardLayout />
    </RequireUser>
  );
}

/** Redirects `/dashboard` to the start page for the visitor's role. */
export function DashboardStart() {
  const { visitor, isLoading } = useSession();
  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  return <Navigate to={visitor === 'admin' ? paths.dashboard.adminHome : paths.dashboard.cart} replace />;
}
