import { expect, test } from 'vitest';
import { loadLanguage } from '../../shared/locale/message-loader.ts';
import { renderBody } from './render-body.tsx';

test.each([
  ['en', '/forgotPassword', ['Forgot your password?', 'Send me the link', 'Back to login']],
  ['bn', '/forgotPassword', ['পাসওয়ার্ড ভুলে গেছেন?', 'লিংক পাঠান', 'লগ ইনে ফিরে যান']],
  ['en', '/emailLink', ['Choose a new password', 'At least 8 characters.', 'on all your devices']],
  ['en', '/cart', ['>My Cart']],
  ['bn', '/cart', ['>আমার কার্ট']],
  ['bn', '/emailLink', ['নতুন পাসওয়ার্ড দিন', 'অন্তত ৮টি অক্ষর।', 'আপনার অন্য ডিভাইসেও']],
] as const)('in %s %s is rendered with its messages', async (language, pathname, messages) => {
  await loadLanguage(language);
  const { body } = await renderBody({ pathname, search: '' }, [], language);
  for (const said of messages) expect(body).toContain(said);
});

test('no search engine keeps the page of a link', async () => {
  const { head, body } = await renderBody({ pathname: '/emailLink', search: '' }, [], 'en');
  expect(head + body).toContain('<meta name="robots" content="noindex"/>');
});
