import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { languageInUse, pathIn } from '../lib/language.ts';
import { isStaffPath } from '../paths.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  state?: unknown;
  replace?: boolean;
}

/**
 * A link to a page of ours: one of the other application is loaded as a document. The router's own link can also load data
 * ahead, which would be in every page's code.
 */
export function Link({ to, state, replace, onClick, target, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });

  const there = useResolvedPath(to);
  const isElsewhere = isStaffPath(there.pathname) !== isStaffPath(useLocation().pathname);
  const here = useHref(to);
  const href = isElsewhere ? createPath({ ...there, pathname: pathIn(languageInUse(), there.pathname) }) : here;

  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented && !isElsewhere) follow(event);
  }
  return <a {...anchor} target={target} href={href} onClick={onFollow} />;
}

interface NavLinkProps extends LinkProps {
  /** Only its very page is the current one, none below it. */
  end?: boolean;
}

/** A link of a menu, which tells where one is. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(link.to).pathname.toLowerCase();
  const isCurrent = here === there || (!end && here.startsWith(`${there}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...link} />;
}
