import type { ReactNode } from 'react';
import { isBusy, isUnanswered } from '../lib/api-error.ts';
import { t } from '../locale/messages.ts';
import { Button } from './button.tsx';
import { FailedCall } from './failed-call.tsx';
import { failureText } from './failure-text.ts';
import { LampDrawing } from './lamp-drawing.tsx';

/** Says what happened, what is safe and what to do. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const sentence = isBusy(error) ? t.page.busy : isUnanswered(error) ? t.page.offline : t.page.failed;
  const text = failureText(error, sentence);
  return (
    <Notice title={t.page.failedTitle} text={text} role="alert">
      <FailedCall error={error} />
      <Button variant="quiet" onClick={onRetry}>
        {t.page.tryAgain}
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  /** The one thing to do from here. */
  children?: ReactNode;
  role?: 'alert' | 'status';
  /** `h1` when the notice is the whole page. */
  heading?: 'h1' | 'h2';
}

/** A line drawing, one sentence and one action: for what is empty, missing or failed. */
export function Notice({ title, text, children, role = 'status', heading: Heading = 'h2' }: NoticeProps) {
  return (
    <div role={role} className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
      <LampDrawing className="h-24 text-brass-text" />
      <Heading className="text-2xl">{title}</Heading>
      <p className="text-balance text-ink-soft text-lg">{text}</p>
      {children}
    </div>
  );
}
