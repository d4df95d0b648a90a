import type { EditedInfoPage } from '@aloghor/functions/contract/info-pages';
import type { InfoTopic } from '@aloghor/functions/domain/info-topics';
import type { InLanguages, LocalizedText } from '@aloghor/functions/domain/languages';
import type { Block } from '@aloghor/functions/domain/rich-text';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { type SettingsValues, settingsFrom, valuesOf } from '../settings/settings-values.ts';
import { firstTextsOf } from './first-texts.ts';

/** A page as its editor opened it. Never refetched in the background: only that page may replace it. */
export function openedPageQuery(topic: InfoTopic) {
  return queryOptions({
    queryKey: ['pages', 'opened', topic],
    queryFn: () => callWithToken('GET /pages/admin/:topic', { params: { topic } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { personal: true },
  });
}

/** The texts of a page, or those of a new shop, as values of its form. */
export function valuesOfPage(topic: InfoTopic, { title, text }: EditedInfoPage): SettingsValues {
  return valuesOf('page', title && text ? { title, text } : firstTextsOf(topic));
}

/** Sends the typed texts over the version that was seen; without them the page has those of a new shop again. @throws {ApiError} */
export function sendPage(topic: InfoTopic, typed: SettingsValues | undefined, { version }: EditedInfoPage) {
  const texts = typed && settingsFrom('page', typed);
  return callWithToken('PATCH /pages/:topic', { params: { topic }, body: { ...texts, version } });
}

const blocksOf = async (text: string): Promise<Block[]> =>
  (await callWithToken('POST /pages/preview', { body: { text } })).blocks;

/** A text in each of its languages as the shop would show it. */
export function usePreview() {
  return useMutation({
    mutationFn: async (texts: LocalizedText): Promise<InLanguages<Block[]>> => {
      const coming = Object.entries<string | undefined>(texts).flatMap(([language, text]) =>
        text === undefined ? [] : [blocksOf(text).then((blocks) => [language, blocks])],
      );
      return Object.fromEntries(await Promise.all(coming)); // in the same languages
    },
  });
}
