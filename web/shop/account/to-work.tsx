import { isStaff } from '@aloghor/functions/domain/roles';
import { useLanguage } from '../../shared/locale/locale.ts';
import { firstPage } from '../../shared/navigation/side-menu-links.ts';
import { isStaffPath } from '../../shared/paths.ts';
import { useOrigin } from '../../shared/session/origin.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Navigate } from '../../shared/ui/link.tsx';

/** After signing in: staff go to their work, unless they came from a page of it; others to where they came from. */
export function ToWork() {
  const language = useLanguage();
  const { visitor } = useSession();
  const { from, fromState } = useOrigin();
  if (isStaff(visitor) && !isStaffPath(from)) return <Navigate to={firstPage(visitor, language)} replace />;
  return <Navigate to={from} state={fromState} replace />;
}
