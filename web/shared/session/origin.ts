import type { StaffPermission } from '@aloghor/functions/domain/roles';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useIsHydrated } from '../start/hydration.ts';
import { usePath } from '../ui/link.tsx';

interface Origin {
  /** The page that sent the visitor here. */
  from: string;
  /** The history state of that page. */
  fromState: unknown;
}

/** The history state that a guard or a link passes to the login page. */
export interface LoginState extends Partial<Origin> {
  /** The permission that a signed-in visitor lacks for the guarded page. */
  missing?: StaffPermission | undefined;
  /** Whether the visitor had it when the page was opened. */
  isRoleRemoved?: boolean | undefined;
  /** Typed on one of these pages, for the next one. */
  email?: string;
}

const LOGIN_PAGES = /^\/(login|register|forgotPassword|emailLink)\/?$/i;

/** Whether the links of a page pass on its history state, which only the app knows. */
export const isLoginPage = (pathname: string): boolean => LOGIN_PAGES.test(pathname);

/** Where to go after signing in: back to where the visitor came from, or home. */
export function useOrigin(): Origin & Pick<LoginState, 'missing' | 'isRoleRemoved'> {
  const { search, state } = useLocation();
  const given: LoginState = state ?? {}; // set only by our own guards and links
  const from = given.from ?? new URLSearchParams(search).get('from') ?? '';
  const { fromState, missing, isRoleRemoved } = given;
  return { from: isOwnPath(from) ? from : paths.home, fromState, missing, isRoleRemoved };
}

/** What the login needs to return to this page; the login pages pass on what they got. */
export function useOriginHere(): Origin {
  const { search, hash, state } = useLocation();
  const pathname = usePath();
  const origin = useOrigin();
  return isLoginPage(pathname) ? origin : { from: pathname + search + hash, fromState: state };
}

/**
 * A link to the login or the registration that returns here. Prerendered HTML has the same one on every page, or search
 * engines would find a login for each: there a click waits for the app.
 */
export function useLoginLink(path: string) {
  const { from, fromState } = useOriginHere();
  const isHydrated = useIsHydrated();
  const pathname = usePath();
  const state: LoginState = { from, fromState };
  const waits = !isHydrated || isLoginPage(pathname) || undefined;
  return { to: isHydrated ? loginAddress(path, from) : path, state, 'data-waits': waits };
}

/** For another tab, which has no history state: without what stands behind a #, which browsers send to nobody. */
export function loginAddress(path: string, from: string): string {
  const [sent = ''] = from.split('#');
  return sent === paths.home ? path : `${path}?from=${encodeURIComponent(sent).replaceAll('%2F', '/')}`;
}

/**
 * Whether an address is a path of this site. `//` and `/\` start an address of another site, even with white space in
 * between, which browsers drop.
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?!\s*[/\\])/.test(address);
}
