import { expect, test } from 'vitest';
import { isArticleTyped, storedArticle } from './article-number.ts';

test('an article number is stored in capitals, with Latin digits', () => {
  expect(storedArticle(' al-১০৪ ')).toBe('AL-104');
});

test.each(['AL-104', 'al104', 'al 104', 'Al–104', 'AL-১০৪'])('%j is typed for AL-104', (typed) => {
  expect(isArticleTyped(typed)('AL-104')).toBe(true);
});

test.each(['AL-10', 'AL-1040', 'lamp AL-104', ''])('%j is not', (typed) => {
  expect(isArticleTyped(typed)('AL-104')).toBe(false);
  expect(isArticleTyped(typed)(undefined)).toBe(false);
});
