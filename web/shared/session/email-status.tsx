import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { t, tForm, tPassword, tVerification } from '../locale/messages.ts';
import type { EmailReply } from './reset-email.ts';

interface EmailStatusProps {
  /** Undefined until there is one. */
  answer: EmailReply | undefined;
  email: string;
  /** How to call the shop. */
  children: ReactNode;
}

/** Tells what came of asking for a letter, aloud too; of an address with an account the same as of any other. */
export function EmailStatus({ answer, email, children }: EmailStatusProps) {
  const problem = answer && answer !== 'sent' ? problems()[answer] : undefined;
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
              {tPassword.sent(email)}
            </p>
            <p className="mt-2 text-ink-soft">
              {tPassword.noLetter} {children}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

const problems = (): Record<Exclude<EmailReply, 'sent'>, string> => ({
  wrongEmail: tForm.wrongEmail,
  tooMany: t.page.tooMany,
  notSent: tVerification.notSent,
});
