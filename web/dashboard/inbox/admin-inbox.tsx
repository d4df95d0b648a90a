import type { Question, Subscriber } from '@aloghor/functions/contract/inbox';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { callPageWithToken } from '../../shared/api/client.ts';
import { shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { brandMessages } from '../../shared/locale/messages.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { inbox } from '../messages/en/admin.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { PagedCards } from '../table/paged-cards.tsx';
import { Pager, TABLE_ROWS, usePageTurns } from '../table/paging.tsx';

/** The entries of the shop's two forms: questions, and subscriptions to the newsletter. */
export function AdminInbox() {
  const t = useMessages(inbox);
  return (
    <DashboardPage title={t.title}>
      {/* In one column the second list waits for the first, which would push it down. */}
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1.3fr_1fr] max-lg:[&>[aria-busy=true]+*]:hidden">
        <Questions />
        <Subscribers />
      </div>
    </DashboardPage>
  );
}

const columns = (language: LanguageCode): Column<Subscriber>[] => {
  const t = messagesIn(language, inbox);
  return [
    { label: t.address, isPlain: true, cell: ({ email }) => email },
    { label: t.since, isNumber: true, className: 'lg:w-48', cell: ({ at }) => shopTime(at, language) },
  ];
};

/** The subscribers of the newsletter, newest first. */
function Subscribers() {
  const language = useLanguage();
  const t = useMessages(inbox);
  const turns = usePageTurns('subscribers');
  const { data, error, refetch, isPlaceholderData } = useQuery(subscribersQuery(turns.cursor));
  return (
    <section aria-labelledby="newsletter-list-title">
      <h2 id="newsletter-list-title" className="text-xl">
        {t.newsletter}
      </h2>
      <p className="mb-4 text-ink-soft">{t.newsletterText}</p>
      <DataTable
        caption={t.newsletter}
        columns={columns(language)}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={<Notice title={t.noSubscribers} text={t.noSubscribersText} />}
      />
      <Pager turns={turns} next={data?.next} />
    </section>
  );
}

/** The questions, newest first, each with a link to answer it. */
function Questions() {
  const t = useMessages(inbox);
  const turns = usePageTurns('questions');
  const page = useQuery(questionsQuery(turns.cursor));
  return (
    <section aria-labelledby="questions-title" aria-busy={page.isPending}>
      <h2 id="questions-title" className="text-xl">
        {t.questions}
      </h2>
      <p className="mb-4 text-ink-soft">{t.questionsText}</p>
      <PagedCards
        page={page}
        turns={turns}
        empty={<Notice title={t.noQuestions} text={t.noQuestionsText} />}
        card={(question) => <QuestionCard question={question} />}
      />
    </section>
  );
}

function QuestionCard({ question: { name, email, question, at } }: { question: Question }) {
  const language = useLanguage();
  const t = useMessages(inbox);
  const tBrand = useMessages(brandMessages);
  const subject = new URLSearchParams({ subject: t.subject(tBrand.name) }).toString().replaceAll('+', '%20');
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

/** A page of the questions, newest first. */
function questionsQuery(cursor: string | undefined) {
  return queryOptions({
    queryKey: ['inbox', 'questions', cursor],
    queryFn: () => callPageWithToken('GET /questions', { query: { limit: TABLE_ROWS, cursor } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** A page of the newsletter's subscribers, newest first. */
function subscribersQuery(cursor: string | undefined) {
  return queryOptions({
    queryKey: ['inbox', 'subscribers', cursor],
    queryFn: () => callPageWithToken('GET /subscribers', { query: { limit: TABLE_ROWS, cursor } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}
