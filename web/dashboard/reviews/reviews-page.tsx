import type { StaffReview } from '@aloghor/functions/contract/reviews';
import { REVIEW_ANSWER_MAXIMUM, REVIEW_STATES } from '@aloghor/functions/domain/reviews';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shopTime } from '../../shared/lib/dates.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { reviewMessages } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { Reviewer } from '../../shared/products/reviewer.tsx';
import { Stars } from '../../shared/products/stars.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Select, TextArea } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { DashboardPage } from '../layout/page.tsx';
import { useAskBeforeLeaving, useTabState } from '../layout/unsaved-edits.ts';
import { reviewsPage } from '../messages/en/admin.ts';
import { PagedCards } from '../table/paged-cards.tsx';
import { usePageTurns } from '../table/paging.tsx';
import { isDraft, readAnswerDrafts, withAnswerDraft } from './answer-drafts.ts';
import { type ReviewChange, reviewOfConflict, reviewsQuery, useChangeReview } from './reviews-api.ts';

/** The reviews of products, to show, hide or answer. Waiting ones come first. */
export function ReviewsPage() {
  const t = useMessages(reviewsPage);
  const [search, setSearch] = useSearchParams();
  const state =
    REVIEW_STATES.find((one) => one === search.get('state')) ?? (search.has('state') ? undefined : 'waiting');
  const turns = usePageTurns();
  const page = useQuery(reviewsQuery(state, turns.cursor));
  const [drafts, setDrafts] = useTabState('reviewAnswers', readAnswerDrafts);
  useAskBeforeLeaving(page.data?.reply.some((review) => isDraft(drafts[review._id], review)) ?? false);
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
        page={page}
        turns={turns}
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

interface ReviewCardProps {
  found: StaffReview;
  /** The answer as it is typed; absent while it is untouched. */
  draft: string | undefined;
  onDraft: (change: (before: string | undefined) => string | undefined) => void;
}

/** It keeps its place when it is shown or hidden, so that a mistake can be undone. */
function ReviewCard({ found, draft, onDraft }: ReviewCardProps) {
  const language = useLanguage();
  const t = useMessages(reviewsPage);
  const { review, isSaving, problem, change } = useReview(found);
  const { product, state } = review;

  async function saveAnswer(text: string) {
    const isSaved = await change({ answer: text || null });
    if (isSaved) onDraft((typed) => (typed?.trim() === text ? undefined : typed)); // more may have been typed meanwhile
  }

  return (
    <article aria-label={t.reviewOf(nameOf(product, language))} className="wrap-anywhere grid gap-3">
      <header className="flex items-center gap-3">
        <ProductThumbnail product={product} />
        <div className="min-w-0 grow">
          <h2 lang={langOfName(product, language)} className="font-sans font-semibold text-base tracking-normal">
            {nameOf(product, language)}
          </h2>
          <Link to={paths.dashboard.order(review.orderId)} className="text-sm underline underline-offset-4">
            {t.order(review.number)}
          </Link>
        </div>
        <p className="shrink-0 self-start rounded-full bg-sand px-3 py-1 font-semibold text-sm forced-colors:outline">
          {t.states[state]}
        </p>
      </header>
      <Said review={review} />
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state !== 'shown' && (
          <Button size="dense" aria-disabled={isSaving} onClick={() => change({ state: 'shown' })}>
            {t.show}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button variant="quiet" size="dense" aria-disabled={isSaving} onClick={() => change({ state: 'hidden' })}>
            {t.hide}
          </Button>
        )}
      </div>
      <AnswerForm
        answer={review.answer?.text ?? ''}
        draft={draft}
        isSaving={isSaving}
        onType={(text) => onDraft(() => text)}
        onSave={saveAnswer}
      />
    </article>
  );
}

/** Stars, name, time and text, as shoppers will read them. */
function Said({ review }: { review: StaffReview }) {
  const { stars, at, returned, text } = review;
  const language = useLanguage();
  const tReview = useMessages(reviewMessages);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Stars stars={stars} />
        <Reviewer review={review} />
        <time dateTime={new Date(at).toISOString()} className="text-ink-soft text-sm">
          {shopTime(at, language)}
        </time>
        {returned && <span className="text-ink-soft text-sm">{tReview.returned}</span>}
      </p>
      {text && <p className="mt-1 whitespace-pre-line">{text}</p>}
    </div>
  );
}

interface AnswerFormProps {
  /** As it is saved. */
  answer: string;
  draft: string | undefined;
  isSaving: boolean;
  /** Undefined goes back to the saved answer. */
  onType: (text: string | undefined) => void;
  /** An empty text removes the answer. */
  onSave: (text: string) => void;
}

/** The shop's answer to a review. What was typed survives a failure. */
function AnswerForm({ answer, draft = answer, isSaving, onType, onSave }: AnswerFormProps) {
  const t = useMessages(reviewsPage);
  const text = draft.trim();
  const isChanged = text !== answer;

  function save() {
    if (isChanged && !isSaving) onSave(text);
  }

  return (
    <Form onSubmit={save} className="grid gap-3">
      <TextArea
        label={t.answer}
        rows={2}
        maxLength={REVIEW_ANSWER_MAXIMUM}
        value={draft}
        onChange={({ target }) => onType(target.value)}
      />
      {isChanged && (
        <>
          {answer && <p className="text-ink-soft text-sm">{t.savedAnswer(answer)}</p>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="dense" aria-disabled={isSaving}>
              {isSaving ? t.saving : t.saveAnswer}
            </Button>
            <Button variant="quiet" size="dense" onClick={() => onType(undefined)}>
              {t.discardAnswer}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

/** A review as it is now, and its changes: where somebody else was faster, theirs is shown. */
function useReview(found: StaffReview) {
  const language = useLanguage();
  const t = useMessages(reviewsPage);
  const [changed, setChanged] = useState<StaffReview>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending: isSaving } = useChangeReview(found._id);
  const review = changed && changed.revision > found.revision ? changed : found;

  /** Resolves with whether it was saved. */
  async function change(wanted: Omit<ReviewChange, 'revision'>): Promise<boolean> {
    if (isSaving) return false;
    setProblem(undefined);
    try {
      setChanged(await mutateAsync({ ...wanted, revision: review.revision }));
      return true;
    } catch (error) {
      const theirs = reviewOfConflict(error);
      if (theirs) setChanged(theirs);
      setProblem(theirs ? t.changedMeanwhile : await whyFailed(error, t.notSaved, language));
      return false;
    }
  }

  return { review, isSaving, problem, change };
}
