import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { isOwnPath } from './is-own-path.ts';

/** What a guard or a link leaves for the login page. */
export interface LoginState {
  /** The page that sent the visitor here. */
  from?: string;
  /** What that page was given on the way to it. */
  fromState?: unknown;
  /** Set by the admin guard for somebody who is signed in but no admin. */
  isRefused?: boolean;
}

const LOGIN_PAGES = /^\/(login|register)\/?$/i;

/** Where to go after signing in: back to where the visitor came from, or home. */
export function useOrigin(): Required<LoginState> {
  const { from = '', fromState, isRefused = false } = useLoginState();
  return { from: isOwnPath(from) ? from : paths.home, fromState, isRefused };
}

/** What a link to the login takes along, so that the login leads back; the login pages hand on what they were given. */
export function useLoginState(): LoginState {
  const { pathname, search, hash, state } = useLocation();
  if (LOGIN_PAGES.test(pathname)) return state ?? {}; // only our own guards and links set it
  return { from: pathname + search + hash, fromState: state };
}
