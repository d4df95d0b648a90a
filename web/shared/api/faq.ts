import type { Faq } from '@aloghor/functions/domain/content';
import { type LanguageCode, textIn } from '@aloghor/functions/domain/languages';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** A question with its answer, in one language. */
export interface FaqText {
  question: string;
  answer: string;
}

/** What the shop has written of the page in one language; what is absent is as in a new shop. */
interface FaqTexts {
  title?: string;
  text?: string;
  entries?: FaqText[];
}

/** The questions and answers of the shop. Only one page shows them. */
export function faqQuery(language: LanguageCode) {
  return queryOptions({
    queryKey: ['settings', 'faq', language],
    queryFn: async () => faqIn(language, (await call('GET /settings', { query: {} })).faq),
  });
}

export function faqIn(language: LanguageCode, { title, text, entries }: Faq): FaqTexts {
  return {
    ...(title && { title: textIn(title, language) }),
    ...(text && { text: textIn(text, language) }),
    ...(entries && {
      entries: entries.map(({ question, answer }) => ({
        question: textIn(question, language),
        answer: textIn(answer, language),
      })),
    }),
  };
}
