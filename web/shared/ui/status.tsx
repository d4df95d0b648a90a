import type { ReactNode } from 'react';
import { callIdOf, hasErrorCode, isBusy, isUnanswered } from '../lib/api-error.ts';
import type { LanguageCode } from '../lib/language.ts';
import { appCheck } from '../locale/en/app-check.ts';
import { common } from '../locale/en/common.ts';
import { messagesIn, useLanguage, useMessages } from '../locale/locale.ts';
import { Button } from './button.tsx';

/** Says what happened, what is safe and what to do. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage();
  const t = useMessages(common);
  const sentence = isBusy(error) ? t.page.busy : isUnanswered(error) ? t.page.offline : t.page.failed;
  const text = failureText(error, sentence, language);
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
  /** `h1` when it is the whole page. */
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

/** The id to name when reporting a failure to the shop, by which the call is found in the log. */
export function FailedCall({ error }: { error: unknown }) {
  const t = useMessages(common);
  const id = callIdOf(error);
  return id && <p className="text-ink-soft text-sm">{t.page.failedCall(id)}</p>;
}

/** Covers the page while it cannot show anything yet. */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div role="status" className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-4 bg-paper/90">
      <LampDrawing className="h-20 animate-pulse text-brass-text" />
      <p className="text-lg">{label}</p>
    </div>
  );
}

/** A line drawing of a hanging lamp, for empty states. */
export function LampDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={className}
      aria-hidden="true"
    >
      <path d="M60 4v34M28 74c0-20 14-36 32-36s32 16 32 36Z" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M50 74a10 10 0 0 0 20 0" />
      <path d="M60 96v10M38 90l-6 8M82 90l6 8" strokeLinecap="round" opacity=".55" />
    </svg>
  );
}

/** Says something to screen readers alone, whenever it changes. */
export function Announcement({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}

/** What is wrong with a form or what it has sent; nothing without a text. */
export function Problem({ children }: { children: string | false | undefined }) {
  return (
    children && (
      <p role="alert" className="text-danger">
        {children}
      </p>
    )
  );
}

/** Says that its skeletons stand for something that is loading. */
export function Loading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const t = useMessages(common);
  return (
    <div role="status" aria-label={t.page.loading} className={className}>
      {children}
    </div>
  );
}

/** A placeholder for content that is loading; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse bg-sand ${className}`} />;
}

/** Why something did not work: `otherwise`, unless it was asked for too often, or by a browser that could not be checked. */
export function failureText(error: unknown, otherwise: string, language: LanguageCode): string {
  if (import.meta.env.VITE_APP_CHECK_KEY && hasErrorCode(error, 'app-not-proved'))
    return messagesIn(language, appCheck).notProved; // only here: a shop without the key loads none of them
  if (!hasErrorCode(error, 'too-many')) return otherwise;
  const { tooMany, tooManyFor } = messagesIn(language, common).page;
  const minutes = Math.ceil((error.retryAfterMs ?? 0) / 60_000);
  return minutes > 10 ? tooManyFor(minutes) : tooMany; // most limits are of ten minutes
}
