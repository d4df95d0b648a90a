import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { loadMessages } from '../../shared/locale/load-messages.ts';
import { LocaleContext } from '../../shared/locale/locale.ts';
import type { EmailReply } from './email-actions.ts';
import { EmailStatus } from './emails.tsx';

/** What is announced, by its kind. */
function told(answer?: EmailReply, language: LanguageCode = 'en'): Record<string, string> {
  const html = renderToStaticMarkup(
    <LocaleContext value={language}>
      <EmailStatus answer={answer} email="rupa@shopper.example">
        +880 1700-000000
      </EmailStatus>
    </LocaleContext>,
  );
  const [alert = '', status = ''] = html.split('role="status"').map(textIn);
  return { alert, status };
}

function textIn(html: string): string {
  return html
    .replace(/^[^<]*>/, '')
    .replace(/<[^>]*$/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('both places of news are there before there is any, so that it is announced', () => {
  expect(told()).toEqual({ alert: '', status: '' });
});

test('an e-mail is on its way if there is an account, and who finds none is told what to do', () => {
  expect(told('sent')).toEqual({
    alert: '',
    status:
      'If there is an account with rupa@shopper.example, we have sent it an e-mail with a link. Nothing after a few minutes? Check your spam folder, or call us: +880 1700-000000',
  });
});

test.each([
  ['wrongEmail', 'Please enter a complete e-mail address, such as name@example.com.'],
  ['tooMany', 'Too many requests. Please try again in ten minutes.'],
  ['notSent', 'The link was not sent. Please check your connection and try again.'],
] as const)('%s is said in one sentence', (answer, sentence) => {
  expect(told(answer)).toEqual({ alert: sentence, status: '' });
});

test('in Bangla, too', async () => {
  await loadMessages('bn');
  expect(told('sent', 'bn').status).toBe(
    'rupa@shopper.example ঠিকানায় অ্যাকাউন্ট থাকলে সেখানে একটি লিংক পাঠানো হয়েছে। কয়েক মিনিটেও না পেলে স্প্যাম ফোল্ডার দেখুন, অথবা ফোন করুন: +880 1700-000000',
  );
  expect(told('tooMany', 'bn').alert).toBe('অল্প সময়ে অনেকবার চেষ্টা হয়েছে। দশ মিনিট পরে আবার চেষ্টা করুন।');
  expect(told('notSent', 'bn').alert).toBe('লিংক পাঠানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।');
});
