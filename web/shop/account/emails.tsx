import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, MailCheck } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { passwordForm, verification } from '../../shared/locale/en/account.ts';
import { common } from '../../shared/locale/en/common.ts';
import { form } from '../../shared/locale/en/forms.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { runsOnEmulators } from '../../shared/session/firebase-options.ts';
import type { SessionUser } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import type { EmailReply } from './email-actions.ts';

const LOOK_AGAIN_MS = 30_000;

/** Shows whether the address is verified, and sends the verification link. */
export function VerifyEmail({ user: { uid, email } }: { user: SessionUser }) {
  const language = useLanguage();
  const tVerification = useMessages(verification);
  const [mail, setMail] = useState<'none' | 'sending' | 'sent' | 'tooMany' | 'notSent'>('none');
  const [sent, setSent] = useState(0);
  const { data: isVerified } = useQuery({
    queryKey: ['isVerified', uid],
    queryFn: async () => (await import('./email-actions.ts')).isVerified(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // The link may be opened on another device while this page keeps the focus.
    refetchInterval: ({ state }) => (mail === 'sent' && !state.data ? LOOK_AGAIN_MS : false),
    meta: { personal: true },
  });

  async function send() {
    setMail('sending');
    const sending = import('./email-actions.ts').then(({ sendVerification }) => sendVerification(language));
    setMail(await sending.catch(() => 'notSent' as const));
    setSent(sent + 1);
  }

  if (isVerified === undefined) return null;
  if (isVerified) {
    return (
      <p className="flex items-center gap-2 font-semibold text-success">
        <BadgeCheck aria-hidden className="size-5" />
        {tVerification.verified}
      </p>
    );
  }
  return (
    <section aria-labelledby="verify-email" className="rounded-card border border-line bg-white p-5">
      <h2 id="verify-email" className="flex items-center gap-2 text-lg">
        <MailCheck aria-hidden className="size-5 shrink-0 text-brass-text" />
        {tVerification.title}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft [overflow-wrap:anywhere]">{tVerification.text(email)}</p>
      <Button variant="quiet" disabled={mail === 'sending'} onClick={send}>
        {mail === 'sending' ? tVerification.sending : mail === 'none' ? tVerification.send : tVerification.sendAgain}
      </Button>
      <p role="status" className={mail === 'none' || mail === 'sending' ? 'sr-only' : 'mt-4 [overflow-wrap:anywhere]'}>
        {mail === 'sent' && <span>{tVerification.sent(email)}</span>}
        {mail === 'tooMany' && <span>{tVerification.tooMany}</span>}
        {mail === 'notSent' && <span>{tVerification.notSent}</span>}
      </p>
      <Mailbox kind="VERIFY_EMAIL" email={email} sent={sent} />
    </section>
  );
}

interface EmailStatusProps {
  /** Undefined until there is one. */
  answer: EmailReply | undefined;
  email: string;
  /** How to call the shop. */
  children: ReactNode;
}

/** Says what came of asking for an e-mail, to screen readers too; of an address with an account the same as of any other. */
export function EmailStatus({ answer, email, children }: EmailStatusProps) {
  const language = useLanguage();
  const tPassword = useMessages(passwordForm);
  const problem = answer && answer !== 'sent' ? problems(language)[answer] : undefined;
  return (
    <div>
      <p role="alert" className="text-danger">
        {problem}
      </p>
      <div role="status">
        {answer === 'sent' && (
          <div className="rounded-card border border-line bg-white p-5">
            <p className="flex gap-3 font-semibold [overflow-wrap:anywhere]">
              <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brass-text" />
              <span>{tPassword.sent(email)}</span>
            </p>
            <p className="mt-2 text-ink-soft">
              {tPassword.noEmail} {children}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

const problems = (language: LanguageCode): Record<Exclude<EmailReply, 'sent'>, string> => {
  const tVerification = messagesIn(language, verification);
  const t = messagesIn(language, common);
  const tForm = messagesIn(language, form);
  return {
    wrongEmail: tForm.wrongEmail,
    tooMany: t.page.tooMany,
    notSent: tVerification.notSent,
  };
};

// The emulator sends no mail. Its replacement is not in production builds.
const EmulatorMail = runsOnEmulators
  ? lazy(async () => ({ default: (await import('./on-emulators.tsx')).EmulatorMail }))
  : undefined;

/** The link of the latest mail, on the emulators alone. */
export function Mailbox(mail: ComponentProps<NonNullable<typeof EmulatorMail>>) {
  return (
    EmulatorMail && (
      <Suspense>
        <EmulatorMail {...mail} />
      </Suspense>
    )
  );
}
