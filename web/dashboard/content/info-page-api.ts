import type { InfoTopic } from '@aloghor/functions/domain/info-topics';
import type { InLanguages, LocalizedText } from '@aloghor/functions/domain/languages';
import type { Block } from '@aloghor/functions/domain/rich-text';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';

/** The typed texts of a page. */
export interface PageDraft {
  title: LocalizedText;
  text: LocalizedText;
}

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

/** Saves a page; without a draft it has the texts of a new shop again. */
export function useSavePage(topic: InfoTopic) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, version }: { draft: PageDraft | undefined; version: string }) =>
      callWithToken('PATCH /pages/:topic', { params: { topic }, body: { ...draft, version } }),
    onSuccess: (saved) => cache.setQueryData(openedPageQuery(topic).queryKey, saved),
  });
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
