import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { tAccount } from '../locale/messages.ts';
import { paths } from '../paths.ts';
import { LoadingOverlay } from '../ui/status.tsx';
import { type LoginState, useOriginHere } from './origin.ts';
import { RoleUnknown } from './role-unknown.tsx';
import { useSession } from './session.tsx';

/** For signed-in visitors; others are redirected to the login and back. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { user, isLoading } = useSession();
  if (user) return children;
  return isLoading ? <LoadingOverlay label={tAccount.checking} /> : <ToLogin />;
}

/**
 * For admins. Others are redirected to the login, which tells signed-in visitors why. Waits while the role is unknown.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { user, visitor, isLoading, isRoleKnown } = useSession();
  if (visitor === 'admin') return children;
  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  return user && !isRoleKnown ? <RoleUnknown /> : <ToLogin isRefused={user !== undefined} />;
}

function ToLogin({ isRefused = false }: { isRefused?: boolean }) {
  const state: LoginState = { ...useOriginHere(), isRefused };
  return <Navigate to={paths.login} state={state} replace />;
}
