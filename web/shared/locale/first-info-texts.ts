import type { InfoTopic } from '@aloghor/functions/domain/info-topics';
import type { LanguageCode } from '@aloghor/functions/domain/languages';
import { info as inBangla } from './bn/long-pages.ts';
import { infoInEnglish } from './en/long-pages.ts';

type Texts = Readonly<Record<LanguageCode, string>>;

/** What a page about the shop says in every new shop, in all languages at once, in Markdown. */
export function firstTextsOf(topic: InfoTopic): { title: Texts; text: Texts } {
  const [english, bangla] = [infoInEnglish[topic], inBangla[topic]];
  return {
    title: { en: english.title, bn: bangla.title },
    text: { en: english.paragraphs.join('\n\n'), bn: bangla.paragraphs.join('\n\n') },
  };
}
