import type { FormEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { t } from '../messages/messages.ts';
import { AccountPage } from '../session/account-page.tsx';
import { GoogleButton } from '../session/google-button.tsx';
import { NotAllowed } from '../session/not-allowed.tsx';
import { useOrigin } from '../session/origin.ts';
import { useSession } from '../session/session.tsx';
import { useSignIn } from '../session/use-sign-in.ts';
import { buttonStyle } from '../ui/button.ts';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';

/** Login with e-mail and password, or with Google; then back to the page of origin. */
export function Login() {
  const { user, isLoading } = useSession();
  const { from, isRefused } = useOrigin();
  const { state } = useLocation();
  const { attempt, isBusy } = useSignIn();

  if (user && !isLoading) return isRefused ? <NotAllowed /> : <Navigate to={from} replace />;

  function login(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = [String(form.get('email')), String(form.get('password'))];
    void attempt(async () => (await import('../session/identity.ts')).signInWithPassword(email, password));
  }

  return (
    <AccountPage title={t.account.loginTitle} heading={t.account.loginHeading} text={t.account.loginText}>
      <form onSubmit={login} className="grid gap-5">
        <Field label={t.account.email} name="email" type="email" autoComplete="username" required />
        <PasswordField label={t.account.password} name="password" autoComplete="current-password" />
        <button type="submit" className={buttonStyle.primary} disabled={isBusy}>
          {isBusy ? t.account.working : t.account.login}
        </button>
      </form>
      <GoogleButton attempt={async (signIn) => void (await attempt(signIn))} isBusy={isBusy} />
      <p className="mt-6">
        {t.account.noAccount}{' '}
        <Link
          to={paths.register}
          state={state}
          className="inline-block py-2 font-semibold underline underline-offset-4"
        >
          {t.account.toRegister}
        </Link>
      </p>
    </AccountPage>
  );
}
