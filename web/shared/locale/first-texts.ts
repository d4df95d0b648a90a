import type { FaqEntry } from '@aloghor/functions/domain/content';
import type { InfoTopic } from '@aloghor/functions/domain/info-topics';
import type { LanguageCode } from '@aloghor/functions/domain/languages';
import { about as aboutInBangla, info as inBangla } from './bn/long-pages.ts';
import { infoInEnglish, questionsInEnglish } from './en/long-pages.ts';

type Texts = Readonly<Record<LanguageCode, string>>;

/** What a page about the shop says in every new shop, in all languages at once, in Markdown. */
export function firstTextsOf(topic: InfoTopic): { title: Texts; text: Texts } {
  const [english, bangla] = [infoInEnglish[topic], inBangla[topic]];
  return {
    title: { en: english.title, bn: bangla.title },
    text: { en: english.paragraphs.join('\n\n'), bn: bangla.paragraphs.join('\n\n') },
  };
}

/** The questions and answers of every new shop, in all languages at once. */
export function firstQuestions(): FaqEntry[] {
  return questionsInEnglish.map((english, place) => {
    const bangla = aboutInBangla.questions[place] ?? english;
    return {
      question: { en: english.question, bn: bangla.question },
      answer: { en: english.answer, bn: bangla.answer },
    };
  });
}
