import { type ComponentProps, useCallback } from 'react';
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
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { type LanguageCode, pathIn, withoutLanguage } from '../lib/language.ts';
import { useLanguage } from '../locale/locale.ts';
import { isStaffPath } from '../paths.ts';
import { type Button, buttonStyle } from './button.tsx';

/** A link to a page of ours, in the language of this one: one of the other application is loaded as a document. */
export function Link({ to, ...link }: LinkProps) {
  return <RouterLink {...link} {...useLinkProps(to)} />;
}

type ButtonLinkProps = Omit<LinkProps, 'className'> & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonStyle(variant, size)} />;
}

/** A link of a menu; it marks the current page. */
export function NavLink({ to, ...link }: NavLinkProps) {
  return <RouterNavLink {...link} {...useLinkProps(to)} />;
}

export function Navigate({ to, ...how }: NavigateProps) {
  const language = useLanguage();
  return <RouterNavigate {...how} to={inLanguage(to, language)} />;
}

/** Leads to a page in the language of this one, or in another. */
export function useNavigate() {
  const language = useLanguage();
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To, options?: NavigateOptions & { language?: LanguageCode | undefined }) =>
      navigate(inLanguage(to, options?.language ?? language), options),
    [navigate, language],
  );
}

/** The path of the page as `paths` has it, the same in every language. */
export function usePath(): string {
  return withoutLanguage(useLocation().pathname);
}

function useLinkProps(to: To) {
  const language = useLanguage();
  const here = useLocation().pathname;
  const target = inLanguage(to, language);
  const { pathname = here } = typeof target === 'string' ? parsePath(target) : target;
  const isElsewhere = pathname.startsWith('/') && isStaffPath(pathname) !== isStaffPath(here);
  return { to: target, reloadDocument: isElsewhere, discover: 'none' as const };
}

/** Pages and links know nothing of languages; a `to` without a path stays on its page. */
function inLanguage(to: To, language: LanguageCode): To {
  const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
  return pathname ? { ...rest, pathname: pathIn(language, pathname) } : to;
}
