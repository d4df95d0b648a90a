import { NAME_MAXIMUM } from '@aloghor/functions/domain/limits';
import { useState } from 'react';
import { useShopName } from '../../shared/api/settings.ts';
import { accountPages, verification } from '../../shared/locale/en/account.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useLoginLink, useOrigin } from '../../shared/session/origin.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Link, useNavigate } from '../../shared/ui/link.tsx';
import { showSuccess } from '../../shared/ui/popup.ts';
import { LoadingOverlay } from '../../shared/ui/status.tsx';
import { SUCCESS_MS } from '../../shared/ui/times.ts';
import { AccountPage } from '../account/account-page.tsx';
import { GoogleButton } from '../account/google-button.tsx';
import { PasswordField, passwordProblem } from '../account/login-fields.tsx';
import { ToWork } from '../account/to-work.tsx';
import { useSignIn } from '../account/use-sign-in.ts';

/** A new account: name, e-mail and the password twice, or Google. */
export function Register() {
  const language = useLanguage();
  const tAccount = useMessages(accountPages);
  const tVerification = useMessages(verification);
  const shopName = useShopName();
  const { user, isLoading } = useSession();
  const { from, fromState } = useOrigin();
  const toLogin = useLoginLink(paths.login);
  const { attempt, isBusy } = useSignIn();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [stage, setStage] = useState<'form' | 'sending' | 'done'>('form');

  // A registration in progress navigates by itself when it ends.
  if (isLoading && stage === 'form') return <LoadingOverlay label={tAccount.checking} />;
  if (user && stage === 'form') return <ToWork />;

  async function register(form: HTMLFormElement) {
    const typed = new FormData(form);
    const entered = (name: string) => String(typed.get(name));
    const found = passwordProblem(entered('password'), entered('confirm'), language);
    setProblem(found);
    if (found) return;
    setStage('sending');
    const account = [entered('name').trim(), entered('email'), entered('password')] as const;
    const registering = async () => (await import('../../shared/session/registration.ts')).register(...account);
    if (!(await attempt(registering, form))) return setStage('form');
    setStage('done');
    // After a failure it can be sent from the profile page.
    void import('../account/email-actions.ts')
      .then(({ sendVerification }) => sendVerification(language))
      .catch(() => undefined);
    await showSuccess(tAccount.welcome(shopName), SUCCESS_MS, tVerification.onItsWay);
    void navigate(from, { state: fromState, replace: true });
  }

  return (
    <AccountPage
      path={paths.register}
      title={tAccount.registerTitle}
      heading={tAccount.registerHeading}
      text={tAccount.registerText}
      isForGuests
    >
      <Form onSubmit={register} className="grid gap-5">
        <Field label={tAccount.name} name="name" autoComplete="name" maxLength={NAME_MAXIMUM} required />
        <Field label={tAccount.email} name="email" type="email" autoComplete="username" required />
        <PasswordField
          label={tAccount.password}
          name="password"
          autoComplete="new-password"
          hint={tAccount.passwordHint}
          error={problem}
        />
        <PasswordField label={tAccount.confirmPassword} name="confirm" autoComplete="new-password" />
        {stage === 'done' && (
          <p role="status" className="font-semibold text-success">
            {tAccount.registered}
          </p>
        )}
        <Button type="submit" disabled={isBusy || stage !== 'form'}>
          {isBusy ? tAccount.working : tAccount.register}
        </Button>
      </Form>
      <GoogleButton attempt={async (signIn) => void (await attempt(signIn))} isBusy={isBusy} />
      <p className="mt-6">
        {tAccount.hasAccount}{' '}
        <Link {...toLogin} className="inline-block py-2 font-semibold underline underline-offset-4">
          {tAccount.toLogin}
        </Link>
      </p>
    </AccountPage>
  );
}
