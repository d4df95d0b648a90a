import { useCallback } from 'react';
import {
  type LinkProps,
  type NavigateOptions,
  type NavigateProps,
  type NavLinkProps,
  parsePath,
  Link as RouterLink,
  Navigate as RouterNavigate,
  NavLink as RouterNavLink,
  type To,
  useLocation,
  useResolvedPath,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { languageInUse, pathIn, withoutLanguage } from '../lib/language.ts';
import { isStaffPath } from '../paths.ts';

/** A link to a page of ours, in the language in use: one of the other application is loaded as a document. */
export function Link({ to, ...link }: LinkProps) {
  return <RouterLink {...link} {...useWay(to)} />;
}

/** A link of a menu, which tells where one is. */
export function NavLink({ to, ...link }: NavLinkProps) {
  return <RouterNavLink {...link} {...useWay(to)} />;
}

export function Navigate({ to, ...how }: NavigateProps) {
  return <RouterNavigate {...how} to={inLanguageInUse(to)} />;
}

/** Leads to a page in the language in use. */
export function useNavigate() {
  const navigate = useRouterNavigate();
  return useCallback((to: To, options?: NavigateOptions) => navigate(inLanguageInUse(to), options), [navigate]);
}

/** The path of the page as `paths` has it, the same in every language. */
export function usePath(): string {
  return withoutLanguage(useLocation().pathname);
}

function useWay(to: To) {
  const here = useLocation().pathname;
  const way = inLanguageInUse(to);
  const isElsewhere = isStaffPath(useResolvedPath(way).pathname) !== isStaffPath(here);
  return { to: way, reloadDocument: isElsewhere, discover: 'none' as const };
}

/** Pages and links know nothing of languages; a `to` without a path stays on its page. */
function inLanguageInUse(to: To): To {
  const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
  return pathname ? { ...rest, pathname: pathIn(languageInUse(), pathname) } : to;
}
