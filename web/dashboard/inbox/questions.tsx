import type { Question } from '@aloghor/functions/contract/inbox';
import { useQuery } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { shopTime } from '../../shared/lib/dates.ts';
import { tBrand } from '../../shared/locale/messages.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardFailed } from '../layout/dashboard-failed.tsx';
import { panelStyle } from '../layout/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { Pager } from '../table/pager.tsx';
import { usePageTurns } from '../table/use-page-turns.ts';
import { questionsQuery } from './inbox-calls.ts';

/** The questions, newest first, each with a link to answer it. */
export function Questions() {
  const turns = usePageTurns('questions');
  const { data, error, refetch } = useQuery(questionsQuery(turns.cursor));
  return (
    <section aria-labelledby="questions-title" aria-busy={!error && !data}>
      <h2 id="questions-title" className="text-xl">
        {tAdmin.inbox.questions}
      </h2>
      <p className="mb-4 text-ink-soft">{tAdmin.inbox.questionsText}</p>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-72 rounded-card" />}
      {data?.reply.length === 0 && <Notice title={tAdmin.inbox.noQuestions} text={tAdmin.inbox.noQuestionsText} />}
      <ul className="grid gap-3">
        {data?.reply.map((question) => (
          <li key={question._id} className={panelStyle}>
            <QuestionCard question={question} />
          </li>
        ))}
      </ul>
      <Pager turns={turns} next={data?.next} />
    </section>
  );
}

function QuestionCard({ question: { name, email, question, at } }: { question: Question }) {
  const subject = new URLSearchParams({ subject: tAdmin.inbox.subject(tBrand.name) }).toString().replaceAll('+', '%20');
  return (
    <article>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere min-w-0 font-semibold">{name}</span>
        <time dateTime={new Date(at).toISOString()} className="text-ink-soft text-sm">
          {shopTime(at)}
        </time>
      </p>
      <p className="wrap-anywhere mt-2 whitespace-pre-line">{question}</p>
      <a
        href={`mailto:${encodeURIComponent(email)}?${subject}`}
        aria-label={tAdmin.inbox.answer(name, email)}
        className="mt-3 inline-flex min-h-8 items-center gap-2 break-all text-bottle underline-offset-4 hover:underline"
      >
        <Reply aria-hidden className="size-4 shrink-0" />
        {email}
      </a>
    </article>
  );
}
