import type { InfoTopic } from '@aloghor/functions/domain/info-topics';
import { type LanguageCode, textIn } from '@aloghor/functions/domain/languages';
import type { Block, InfoPage } from '@aloghor/functions/domain/rich-text';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** A page about the shop in one language; empty where the shop has written none. */
export interface ShownPage {
  title?: string;
  blocks?: Block[];
}

export function infoPageQuery(topic: InfoTopic, language: LanguageCode) {
  return queryOptions({
    queryKey: ['pages', topic, language],
    queryFn: async () => shownIn(language, await call('GET /pages/:topic', { params: { topic }, query: {} })),
  });
}

/** In one language: texts in others would only make the page heavier. */
export function shownIn(language: LanguageCode, { title, blocks }: InfoPage): ShownPage {
  return title && blocks ? { title: textIn(title, language), blocks: textIn(blocks, language) } : {};
}
