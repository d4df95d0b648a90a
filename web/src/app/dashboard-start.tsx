import { Navigate } from 'react-router-dom';
import { t } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';

/** Redirects `/dashboard` to the start page for the visitor's role. */
export function DashboardStart() {
  const { visitor, isLoading } = useSession();
  if (isLoading) return <LoadingOverlay label={t.account.checking} />;
  return <Navigate to={visitor === 'admin' ? paths.dashboard.adminHome : paths.dashboard.cart} replace />;
}
