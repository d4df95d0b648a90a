import type { StaffReview } from '@aloghor/functions/contract/reviews';

/** Answers to reviews that are typed and not saved, by the review's id. */
export type AnswerDrafts = Record<string, string>;

/** The stored drafts; an older version of the page may have written something else. */
export function readAnswerDrafts(kept: unknown): AnswerDrafts {
  const drafts = Object.entries(Object(kept)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(drafts);
}

/** With the draft of a review; undefined removes it. */
export function withAnswerDraft(drafts: AnswerDrafts, id: string, draft: string | undefined): AnswerDrafts {
  const { [id]: _before, ...others } = drafts;
  return draft === undefined ? others : { ...others, [id]: draft };
}

/** Whether something would be lost: text that is not the saved answer, or its removal. */
export function isDraft(draft: string | undefined, { answer }: Pick<StaffReview, 'answer'>): boolean {
  return draft !== undefined && draft.trim() !== (answer?.text ?? '');
}
