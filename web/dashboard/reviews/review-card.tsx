import type { StaffReview } from '@aloghor/functions/contract/reviews';
import { REVIEW_ANSWER_MAXIMUM } from '@aloghor/functions/domain/reviews';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { reviews } from '../../shared/locale/en/reviews.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Reviewer } from '../../shared/products/reviewer.tsx';
import { Stars } from '../../shared/products/stars.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { showRejected } from '../../shared/ui/rejected-fields.ts';
import { whyNotDone } from '../layout/show-error.ts';
import { reviewsPage } from '../messages/en/admin.ts';
import { type ReviewChange, reviewOfConflict, useChangeReview } from './reviews-api.ts';

interface ReviewCardProps {
  found: StaffReview;
  /** The answer as it is typed; absent while it is untouched. */
  draft: string | undefined;
  onDraft: (change: (before: string | undefined) => string | undefined) => void;
}

/** It keeps its place when it is shown or hidden, so that a mistake can be undone. */
export function ReviewCard({ found, draft, onDraft }: ReviewCardProps) {
  const language = useLanguage();
  const t = useMessages(reviewsPage);
  const { review, isSaving, problem, change } = useReview(found);
  const { product, state } = review;
  // A buyer may have written of several products, and a product may have several reviews.
  const subject = `${nameOf(product, language)}, ${review.number}`;

  async function saveAnswer(text: string, form: HTMLFormElement) {
    const isSaved = await change({ answer: text || null }, form);
    if (isSaved) onDraft((typed) => (typed?.trim() === text ? undefined : typed)); // more may have been typed meanwhile
  }

  return (
    <article aria-label={t.reviewOf(subject)} className="wrap-anywhere grid gap-3">
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
          <Button
            size="dense"
            aria-label={`${t.show}: ${subject}`}
            aria-disabled={isSaving}
            onClick={() => change({ state: 'shown' })}
          >
            {t.show}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button
            variant="quiet"
            size="dense"
            aria-label={`${t.hide}: ${subject}`}
            aria-disabled={isSaving}
            onClick={() => change({ state: 'hidden' })}
          >
            {t.hide}
          </Button>
        )}
      </div>
      <AnswerForm
        subject={subject}
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
  const tReview = useMessages(reviews);
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
  /** Names the review. */
  subject: string;
  /** As it is saved. */
  answer: string;
  draft: string | undefined;
  isSaving: boolean;
  /** Undefined goes back to the saved answer. */
  onType: (text: string | undefined) => void;
  /** An empty text removes the answer. */
  onSave: (text: string, form: HTMLFormElement) => void;
}

/** The shop's answer to a review. What was typed survives a failure. */
function AnswerForm({ subject, answer, draft = answer, isSaving, onType, onSave }: AnswerFormProps) {
  const t = useMessages(reviewsPage);
  const text = draft.trim();
  const isChanged = text !== answer;
  const saveText = isSaving ? t.saving : t.saveAnswer;

  function save(form: HTMLFormElement) {
    if (isChanged && !isSaving) onSave(text, form);
  }

  return (
    <Form onSubmit={save} className="grid gap-3">
      <TextArea
        name="answer"
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
            <Button type="submit" size="dense" aria-label={`${saveText}: ${subject}`} aria-disabled={isSaving}>
              {saveText}
            </Button>
            <Button
              variant="quiet"
              size="dense"
              aria-label={`${t.discardAnswer}: ${subject}`}
              onClick={() => onType(undefined)}
            >
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
  async function change(wanted: Omit<ReviewChange, 'revision'>, form?: HTMLFormElement): Promise<boolean> {
    if (isSaving) return false;
    setProblem(undefined);
    try {
      setChanged(await mutateAsync({ ...wanted, revision: review.revision }));
      return true;
    } catch (error) {
      const theirs = reviewOfConflict(error);
      if (theirs) setChanged(theirs);
      const why = theirs ? t.changedMeanwhile : whyNotDone(error, t.notSaved, language);
      setProblem(form ? showRejected(form, error, why, language) : why);
      return false;
    }
  }

  return { review, isSaving, problem, change };
}
