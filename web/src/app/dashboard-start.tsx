import { Navigate } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { paths } from './paths.ts';

/** `/dashboard` alone leads to where this person works. */
export function DashboardStart() {
  const { visitor } = useSession();
  return <Navigate to={visitor === 'admin' ? paths.dashboard.adminHome : paths.dashboard.cart} replace />;
}
