import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { paths } from '../paths.ts';
import { isOwnPath } from './is-own-path.ts';

interface Origin {
  /** The page that sent the visitor here. */
  from: string;
  /** What that page was given on the way to it. */
  fromState: unknown;
}

/** What a guard leaves for the login page in the history; a link leaves there only what an address cannot carry. */
export interface LoginState extends Partial<Origin> {
  /** Set by the admin guard for somebody who is signed in but no admin. */
  isRefused?: boolean;
}

const LOGIN_PAGES = /^\/(login|register)\/?$/i;

/** Where to go after signing in: back to where the visitor came from, or home. */
export function useOrigin(): Required<LoginState> {
  const { search, state } = useLocation();
  const given: LoginState = state ?? {}; // only our own guards and links set it
  const from = given.from ?? new URLSearchParams(search).get('from') ?? '';
  return { from: isOwnPath(from) ? from : paths.home, fromState: given.fromState, isRefused: given.isRefused ?? false };
}

/** What the login needs to lead back to this page; the login pages hand on what they were given. */
export function useOriginHere(): Origin {
  const { pathname, search, hash, state } = useLocation();
  const origin = useOrigin();
  const isHydrated = useIsHydrated();
  if (LOGIN_PAGES.test(pathname)) return isHydrated ? origin : { from: paths.home, fromState: undefined };
  return { from: isHydrated ? pathname + search + hash : drawnAddress(pathname, search), fromState: state };
}

/** HTML that was drawn ahead knows its path, and in the shop also what is searched for. */
function drawnAddress(pathname: string, search: string): string {
  return pathname.startsWith(paths.shop) ? pathname + search : pathname;
}

/**
 * A link to the login or the registration that leads back here. Its address is enough where the app does not run yet;
 * only on the login pages themselves it waits for the app, which alone knows what these were given.
 */
export function useLoginLink(path: string) {
  const { from, fromState } = useOriginHere();
  const { pathname } = useLocation();
  const state: LoginState = { fromState };
  return { to: loginAddress(path, from), state, 'data-waits': LOGIN_PAGES.test(pathname) || undefined };
}

export function loginAddress(path: string, from: string): string {
  return from === paths.home ? path : `${path}?from=${encodeURIComponent(from).replaceAll('%2F', '/')}`;
}
