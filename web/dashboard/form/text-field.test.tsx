import { storedArticle } from '@aloghor/functions/domain/article-number';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

/** Whether the browser lets a form with this text be sent. */
function isTaken(kind: 'article' | 'phone', text: string): boolean {
  const field = renderToStaticMarkup(<TextField label="" name="" kind={kind} value="" onType={() => undefined} />);
  const [, pattern = ''] = /pattern="([^"]+)"/.exec(field) ?? [];
  return new RegExp(`^(?:${pattern})$`, 'v').test(text);
}

test.each(['al-104', ' AL-১০৪ ', '\u200bAL-104', 'AL-104\u202c', '\ufeff AL-104 \u200e'])(
  'an article number is taken as it is copied: %j',
  (text) => {
    expect(isTaken('article', text)).toBe(true);
    expect(storedArticle(text)).toBe('AL-104');
  },
);

test.each(['AL--104', 'AL 104', '-104', '\u200b'])('what is no article number is not: %j', (text) => {
  expect(isTaken('article', text)).toBe(false);
});

test('nor are marks around a telephone number refused', () => {
  expect(isTaken('phone', '\u202a+880 1711-000000\u202c')).toBe(true);
});
