import { hasPermission } from '@aloghor/functions/domain/roles';
import { callPageWithToken } from '../../shared/api/client.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { inbox } from '../messages/en/admin.ts';
import { PagedCards, usePagedList } from '../table/paged-list.tsx';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';
import { QuestionCard } from './question-card.tsx';
import { Subscribers } from './subscribers.tsx';

/**
 * The entries of the shop's two forms: questions and, for those who may read them, subscriptions to the newsletter, the
 * newest first.
 */
export function InboxPage() {
  const t = useMessages(inbox);
  const { visitor } = useSession();
  const questions = usePagedList(questionsQuery, 'questions');
  const readsSubscribers = hasPermission(visitor, 'subscribers:read');
  return (
    <DashboardPage title={t.title}>
      {/* In one column the second list waits for the first, which would push it down. */}
      <div
        className={`grid grid-cols-1 items-start gap-10 max-lg:[&>[aria-busy=true]+*]:hidden ${readsSubscribers ? 'lg:grid-cols-[1.3fr_1fr]' : 'max-w-3xl'}`}
      >
        <section aria-labelledby="questions-title" aria-busy={questions.page.isPending}>
          <h2 id="questions-title" className="text-xl">
            {t.questions}
          </h2>
          <p className="mb-4 text-ink-soft">{t.questionsText}</p>
          <PagedCards
            {...questions}
            empty={<Notice title={t.noQuestions} text={t.noQuestionsText} />}
            card={(question) => <QuestionCard question={question} />}
          />
        </section>
        {readsSubscribers && <Subscribers />}
      </div>
    </DashboardPage>
  );
}

function questionsQuery(cursor: string | undefined) {
  return pageQuery(['inbox', 'questions', cursor], () =>
    callPageWithToken('GET /questions', { query: { limit: TABLE_ROWS, cursor } }),
  );
}
