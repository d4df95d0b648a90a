import { hasPermission, isStaff } from '@aloghor/functions/domain/roles';
import { useState } from 'react';
import { accessLost } from '../../shared/lib/access-lost.ts';
import { accountPages } from '../../shared/locale/en/account.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { NotAllowed, RoleUnknown } from '../../shared/session/guards.tsx';
import { useLoginLink, useOrigin } from '../../shared/session/origin.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { LoadingOverlay } from '../../shared/ui/status.tsx';
import { AccountPage } from '../account/account-page.tsx';
import { GoogleButton } from '../account/google-button.tsx';
import { EmailField, LinkWithEmail, PasswordField } from '../account/login-fields.tsx';
import { ToWork } from '../account/to-work.tsx';
import { useSignIn } from '../account/use-sign-in.ts';

/** Login with e-mail and password, or with Google; then back to the page of origin. */
export function Login() {
  const tAccount = useMessages(accountPages);
  const { user, visitor, isLoading, isRoleKnown } = useSession();
  const { missing, isRoleRemoved } = useOrigin();
  const [{ isSessionEnded, isClickLost }] = useState(() => accessLost());
  const isHydrated = useIsHydrated(); // the server's page knows of no session
  const toRegister = useLoginLink(paths.register);
  const { attempt, isBusy } = useSignIn();

  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  // The visitor may have got the role since, or signed in as somebody else.
  if (user && missing && !hasPermission(visitor, missing))
    return isRoleKnown ? <NotAllowed isRoleRemoved={isRoleRemoved} isOfStaff={isStaff(visitor)} /> : <RoleUnknown />;
  if (user) return <ToWork />;

  function login(form: HTMLFormElement) {
    const typed = new FormData(form);
    const [email, password] = [String(typed.get('email')), String(typed.get('password'))];
    const signingIn = async () =>
      (await import('../../shared/session/identity.ts')).signInWithPassword(email, password);
    void attempt(signingIn, form);
  }

  return (
    <AccountPage
      path={paths.login}
      title={tAccount.loginTitle}
      heading={tAccount.loginHeading}
      text={tAccount.loginText}
      isForGuests
    >
      {isHydrated && isSessionEnded && (
        <p role="alert" className="mb-6 rounded-card bg-glow px-4 py-3">
          {tAccount.sessionEnded} {isClickLost && <span>{tAccount.clickLost}</span>}
        </p>
      )}
      <Form onSubmit={login} className="grid gap-5">
        <EmailField />
        <div>
          <PasswordField label={tAccount.password} name="password" autoComplete="current-password" />
          <LinkWithEmail to={paths.forgotPassword}>{tAccount.forgot}</LinkWithEmail>
        </div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? tAccount.working : tAccount.login}
        </Button>
      </Form>
      <GoogleButton attempt={async (signIn) => void (await attempt(signIn))} isBusy={isBusy} />
      <p className="mt-6">
        {tAccount.noAccount}{' '}
        <Link {...toRegister} className="inline-block py-2 font-semibold underline underline-offset-4">
          {tAccount.toRegister}
        </Link>
      </p>
    </AccountPage>
  );
}
