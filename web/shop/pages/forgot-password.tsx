import { useState } from 'react';
import { accountPages, passwordForm, verification } from '../../shared/locale/en/account.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { PhoneLink } from '../../shared/navigation/contact-links.tsx';
import { paths } from '../../shared/paths.ts';
import { useCodeAhead } from '../../shared/start/load-ahead.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { AccountPage } from '../account/account-page.tsx';
import type { EmailReply } from '../account/email-actions.ts';
import { EmailStatus, Mailbox } from '../account/emails.tsx';
import { EmailField, LinkWithEmail } from '../account/login-fields.tsx';

const emailActions = () => import('../account/email-actions.ts');

/** Has an e-mail sent whose link lets a member choose a new password. */
export function ForgotPassword() {
  const language = useLanguage();
  const tAccount = useMessages(accountPages);
  const tPassword = useMessages(passwordForm);
  const tVerification = useMessages(verification);
  const [email, setEmail] = useState('');
  const [reply, setReply] = useState<EmailReply | 'sending'>();
  const isSending = reply === 'sending';
  useCodeAhead(emailActions);

  async function send(form: HTMLFormElement) {
    if (isSending) return;
    const wanted = String(new FormData(form).get('email'));
    setEmail(wanted);
    setReply('sending');
    const sending = emailActions().then(({ sendResetEmail }) => sendResetEmail(wanted, language));
    setReply(await sending.catch(() => 'notSent' as const));
  }

  return (
    <AccountPage
      path={paths.forgotPassword}
      title={tAccount.forgot}
      heading={tAccount.forgot}
      text={tPassword.forgotText}
    >
      <Form onSubmit={send} className="grid gap-5">
        <EmailField />
        {/* Not disabled while it works: that would take the focus away. */}
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? tAccount.working : reply === 'sent' ? tVerification.sendAgain : tPassword.send}
        </Button>
        <EmailStatus answer={isSending ? undefined : reply} email={email}>
          <PhoneLink />
        </EmailStatus>
        {reply === 'sent' && <Mailbox kind="PASSWORD_RESET" email={email} />}
        <LinkWithEmail to={paths.login}>{tPassword.toLogin}</LinkWithEmail>
      </Form>
    </AccountPage>
  );
}
