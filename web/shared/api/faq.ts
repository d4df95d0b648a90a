import type { Faq } from '@aloghor/functions/domain/content';
import type { LanguageCode } from '@aloghor/functions/domain/languages';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** A question with its answer, in one language. */
export interface FaqText {
  question: string;
  answer: string;
}

/** The questions and answers of the shop in one language; without entries it has written none. Only one page shows them. */
export function faqQuery(language: LanguageCode) {
  return queryOptions({
    queryKey: ['settings', 'faq', language],
    queryFn: async () => faqIn(language, (await call('GET /settings', { query: {} })).faq),
  });
}

export function faqIn(language: LanguageCode, { entries }: Faq): { entries?: FaqText[] } {
  if (!entries) return {};
  return {
    entries: entries.map(({ question, answer }) => ({ question: question[language], answer: answer[language] })),
  };
}
