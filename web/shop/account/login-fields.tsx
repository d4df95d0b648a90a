import { PASSWORD_MINIMUM } from '@aloghor/functions/domain/limits';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { accountPages } from '../../shared/locale/en/account.ts';
import { messagesIn, useMessages } from '../../shared/locale/locale.ts';
import { type LoginState, useLoginLink } from '../../shared/session/origin.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { Link, useNavigate } from '../../shared/ui/link.tsx';

/** The e-mail of an account; at first the one typed on the page before, or on this one before another was opened. */
export function EmailField() {
  const tAccount = useMessages(accountPages);
  const given: LoginState | null = useLocation().state; // set only by our own guards and links
  return (
    <Field
      label={tAccount.email}
      name="email"
      type="email"
      defaultValue={given?.email}
      autoComplete="username"
      required
    />
  );
}

/** A password, hidden until its eye is clicked. */
export function PasswordField(field: ComponentProps<typeof Field>) {
  const tAccount = useMessages(accountPages);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    // Not trimmed: spaces belong to the password.
    <Field {...field} type={isShown ? 'text' : 'password'} spacesCount required>
      <Button
        aria-label={isShown ? tAccount.hidePassword : tAccount.showPassword}
        variant="icon"
        className="absolute top-0.5 right-0.5 noscript:hidden"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden className="size-5" />
      </Button>
    </Field>
  );
}

/** The form's message for an invalid new password; undefined for a valid one. */
export function passwordProblem(password: string, confirm: string, language: LanguageCode): string | undefined {
  const tAccount = messagesIn(language, accountPages);
  if (password !== confirm) return tAccount.mismatch;
  if (password.length < PASSWORD_MINIMUM) return tAccount.tooShort;
  return undefined;
}

/**
 * In a form of the login pages, a link to another one. The e-mail typed so far goes along in the history, and is found
 * again after going back; no address ever has it.
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
