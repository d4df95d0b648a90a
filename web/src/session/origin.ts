import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';

/** What a guard leaves for the login page. */
export interface LoginState {
  /** The page that sent the visitor here. */
  from?: string;
  /** Set by the admin guard for somebody who is signed in but no admin. */
  isRefused?: boolean;
}

/** Where to go after signing in: back to where the visitor came from, or home. */
export function useOrigin(): Required<LoginState> {
  const state = useLocation().state as LoginState | null; // only our own guards and links set it
  return { from: state?.from ?? paths.home, isRefused: state?.isRefused ?? false };
}
