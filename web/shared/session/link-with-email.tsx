import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../ui/link.tsx';
import { type LoginState, useLoginLink } from './origin.ts';

/**
 * In a form of the login pages, a link to another one. The e-mail typed so far goes along in the history, and is found
 * again by whoever goes back; no address ever has it.
 */
export function LinkWithEmail({ to: path, children }: { to: string; children: string }) {
  const here = useLocation();
  const navigate = useNavigate();
  const { to, state, ...waits } = useLoginLink(path);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const email = emailIn(event.currentTarget);
    void navigate(here, { replace: true, state: { ...here.state, email } satisfies LoginState });
    void navigate(to, { state: { ...state, email } satisfies LoginState });
  }

  return (
    <Link
      {...waits}
      to={to}
      state={state}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      onClick={follow}
    >
      {children}
    </Link>
  );
}

function emailIn(link: HTMLElement): string {
  const form = link.closest('form');
  return form ? String(new FormData(form).get('email')) : '';
}
