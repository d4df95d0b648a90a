import type { BannerName, FaqEntry } from '@aloghor/functions/domain/content';
import type { InfoTopic } from '@aloghor/functions/domain/info-topics';
import type { LocalizedText } from '@aloghor/functions/domain/languages';
import { common as bangla } from '../../shared/locale/bn/common.ts';
import { about as aboutInBangla, info as inBangla } from '../../shared/locale/bn/long-pages.ts';
import { common } from '../../shared/locale/en/common.ts';
import { about, info } from '../../shared/locale/en/long-pages.ts';

/** What a page about the shop says in every new shop, in all languages at once, in Markdown. */
export function firstTextsOf(topic: InfoTopic): { title: LocalizedText; text: LocalizedText } {
  const [en, bn] = [info.english[topic], inBangla[topic]];
  return {
    title: { en: en.title, bn: bn.title },
    text: { en: en.paragraphs.join('\n\n'), bn: bn.paragraphs.join('\n\n') },
  };
}

/** The questions and answers of every new shop, in all languages at once. */
export function firstQuestions(): FaqEntry[] {
  return about.english.questions.map((question, place) => {
    const translated = aboutInBangla.questions[place] ?? question;
    return {
      question: { en: question.question, bn: translated.question },
      answer: { en: question.answer, bn: translated.answer },
    };
  });
}

/** The texts of a banner in every new shop, in all languages at once. */
export function firstBannerTexts(name: BannerName): { title: LocalizedText; text: LocalizedText } {
  const [en, bn] = [common.english.home, bangla.home];
  return name === 'hero'
    ? { title: { en: en.heroTitle, bn: bn.heroTitle }, text: { en: en.heroText, bn: bn.heroText } }
    : { title: { en: en.bannerTitle, bn: bn.bannerTitle }, text: { en: en.bannerText, bn: bn.bannerText } };
}
