import { expect, test } from 'vitest';
import { articleKey, isArticleTyped, storedArticle, withArticleKey } from './article-number.ts';

test('an article number is stored in capitals, with Latin digits', () => {
  expect(storedArticle(' al-১০৪ ')).toBe('AL-104');
  expect(storedArticle('\u200bAL-104\ufeff')).toBe('AL-104');
});

test.each(['AL-104', 'al104', 'al 104', 'Al–104', 'AL-১০৪'])('%j is typed for AL-104', (typed) => {
  expect(isArticleTyped(typed)('AL-104')).toBe(true);
});

test.each(['AL-10', 'AL-1040', 'lamp AL-104', ''])('%j is not', (typed) => {
  expect(isArticleTyped(typed)('AL-104')).toBe(false);
  expect(isArticleTyped(typed)(undefined)).toBe(false);
});

test('two numbers that differ in hyphens alone are the same when said', () => {
  expect(articleKey('T1-1')).toBe(articleKey('T11'));
  expect(articleKey('T1-1')).not.toBe(articleKey('T1-2'));
});

test('the key of a product is that of its number, and goes with it', () => {
  expect(withArticleKey({ article: 'T1-1' })).toEqual({ article: 'T1-1', articleKey: 'T11' });
  expect(withArticleKey({ article: 'T2', articleKey: 'T11' })).toEqual({ article: 'T2', articleKey: 'T2' });
  expect(withArticleKey({ article: undefined, articleKey: 'T11' })).toEqual({ article: undefined });
});
