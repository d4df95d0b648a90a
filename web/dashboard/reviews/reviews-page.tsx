import { REVIEW_STATES } from '@aloghor/functions/domain/reviews';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../shared/locale/locale.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { useAskBeforeLeaving, useTabState } from '../form/unsaved-edits.ts';
import { DashboardPage } from '../layout/page.tsx';
import { reviewsPage } from '../messages/en/admin.ts';
import { PagedCards, usePagedList } from '../table/paged-list.tsx';
import { isDraft, readAnswerDrafts, withAnswerDraft } from './answer-drafts.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewsQuery } from './reviews-api.ts';

/** The reviews of products, to show, hide or answer. Waiting ones come first. */
export function ReviewsPage() {
  const t = useMessages(reviewsPage);
  const [search, setSearch] = useSearchParams();
  const state =
    REVIEW_STATES.find((one) => one === search.get('state')) ?? (search.has('state') ? undefined : 'waiting');
  const list = usePagedList((cursor) => reviewsQuery(state, cursor));
  const [drafts, setDrafts] = useTabState('reviewAnswers', readAnswerDrafts);
  useAskBeforeLeaving(list.page.data?.reply.some((review) => isDraft(drafts[review._id], review)) ?? false);
  return (
    <DashboardPage title={t.title} text={t.text}>
      <Select
        label={t.which}
        size="dense"
        className="mb-6 max-w-xs"
        value={state ?? ''}
        options={[...REVIEW_STATES.map((one) => [one, t.states[one]] as const), ['', t.all]]}
        onChange={(chosen) => setSearch({ state: chosen })}
      />
      <PagedCards
        {...list}
        empty={<Notice title={t.none[state ?? 'all']} text={t.noneText} />}
        card={(review) => (
          <ReviewCard
            found={review}
            draft={drafts[review._id]}
            onDraft={(change) => setDrafts((all) => withAnswerDraft(all, review._id, change(all[review._id])))}
          />
        )}
      />
    </DashboardPage>
  );
}
