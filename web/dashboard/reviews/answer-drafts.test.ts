import { expect, test } from 'vitest';
import { isDraft, readAnswerDrafts, withAnswerDraft } from './answer-drafts.ts';

const ANSWERED = { answer: { text: 'Thank you.', at: 1 } };

test.each([
  [undefined, ANSWERED, false],
  ['Thank you. ', ANSWERED, false],
  ['Thanks.', ANSWERED, true],
  ['', ANSWERED, true],
  ['  ', {}, false],
  ['Thanks.', {}, true],
])('%j beside the saved answer of %j would be lost: %j', (draft, review, isLost) => {
  expect(isDraft(draft, review)).toBe(isLost);
});

test('what the tab has kept is read, and nothing else', () => {
  expect(readAnswerDrafts({ one: 'Thanks.', two: 2 })).toEqual({ one: 'Thanks.' });
  expect(readAnswerDrafts(null)).toEqual({});
});

test('a draft is kept beside the others, and removed alone', () => {
  const drafts = withAnswerDraft({ one: 'Thanks.' }, 'two', 'Sorry!');
  expect(drafts).toEqual({ one: 'Thanks.', two: 'Sorry!' });
  expect(withAnswerDraft(drafts, 'one', undefined)).toEqual({ two: 'Sorry!' });
});
