import type { Question } from '@aloghor/functions/contract/inbox';
import { Reply } from 'lucide-react';
import { useShopName } from '../../shared/api/settings.ts';
import { shopTime } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { inbox } from '../messages/en/admin.ts';

/** A question, with a link to answer it. */
export function QuestionCard({ question: { name, email, question, at } }: { question: Question }) {
  const language = useLanguage();
  const t = useMessages(inbox);
  const shopName = useShopName();
  const subject = new URLSearchParams({ subject: t.subject(shopName) }).toString().replaceAll('+', '%20');
  return (
    <article>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere min-w-0 font-semibold">{name}</span>
        <time dateTime={new Date(at).toISOString()} className="text-ink-soft text-sm">
          {shopTime(at, language)}
        </time>
      </p>
      <p className="wrap-anywhere mt-2 whitespace-pre-line">{question}</p>
      <a
        href={`mailto:${encodeURIComponent(email)}?${subject}`}
        aria-label={t.answer(name, email)}
        className="mt-3 inline-flex min-h-8 items-center gap-2 break-all text-bottle underline-offset-4 hover:underline"
      >
        <Reply aria-hidden className="size-4 shrink-0" />
        <span>{email}</span>
      </a>
    </article>
  );
}
