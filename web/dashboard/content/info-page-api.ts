import type { EditedInfoPage } from '@aloghor/functions/contract/info-pages';
import type { InfoTopic } from '@aloghor/functions/domain/info-topics';
import {
  type InLanguages,
  LANGUAGES,
  type LanguageCode,
  type LocalizedText,
} from '@aloghor/functions/domain/languages';
import type { Block } from '@aloghor/functions/domain/rich-text';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { conflictIn } from '../layout/not-saved.ts';
import { firstTextsOf } from './first-texts.ts';

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

/** What was typed, over what the page had when it was opened; without a draft it has the texts of a new shop again. */
interface PageEdit {
  draft: PageDraft | undefined;
  seen: EditedInfoPage;
}

/** The texts of a page, or those of a new shop. */
export function draftOf(topic: InfoTopic, { title, text }: EditedInfoPage): PageDraft {
  return title && text ? { title, text } : firstTextsOf(topic);
}

/** Saves a page. */
export function useSavePage(topic: InfoTopic) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (edit: PageEdit) => savePage(topic, edit),
    onSuccess: (saved) => cache.setQueryData(openedPageQuery(topic).queryKey, saved),
  });
}

/** Where somebody else has changed other texts meanwhile, both changes are kept. */
async function savePage(topic: InfoTopic, { draft, seen }: PageEdit): Promise<EditedInfoPage> {
  try {
    return await callWithToken('PATCH /pages/:topic', { params: { topic }, body: { ...draft, version: seen.version } });
  } catch (error) {
    const theirs = conflictIn<{ settings: EditedInfoPage }>(error)?.settings;
    const merged = theirs && draft && mergePages(draftOf(topic, seen), draft, draftOf(topic, theirs));
    if (!merged || merged.conflicts.length > 0) throw error;
    return savePage(topic, { draft: merged.mine, seen: theirs });
  }
}

/** One of the texts of a page. */
export interface PageField {
  field: keyof PageDraft;
  language: LanguageCode;
}

const PAGE_FIELDS = (['title', 'text'] as const).flatMap((field) => LANGUAGES.map((language) => ({ field, language })));

function isSameText(one: PageDraft, other: PageDraft, { field, language }: PageField): boolean {
  return (one[field][language] ?? '') === (other[field][language] ?? '');
}

export function areSamePages(one: PageDraft, other: PageDraft): boolean {
  return PAGE_FIELDS.every((text) => isSameText(one, other, text));
}

interface MergedPage {
  /** Each text in the version of the one who changed it; mine where both did. */
  mine: PageDraft;
  /** The same; theirs where both did. */
  theirs: PageDraft;
  /** The texts that both changed, each to another one. */
  conflicts: PageField[];
}

/** What two admins made of the same page, text by text. */
export function mergePages(before: PageDraft, mine: PageDraft, theirs: PageDraft): MergedPage {
  const isTheirs = (text: PageField) => isSameText(before, mine, text);
  const isBoths = (text: PageField) =>
    !isTheirs(text) && !isSameText(before, theirs, text) && !isSameText(mine, theirs, text);
  return {
    mine: draftFrom((text) => (isTheirs(text) ? theirs : mine)),
    theirs: draftFrom((text) => (isTheirs(text) || isBoths(text) ? theirs : mine)),
    conflicts: PAGE_FIELDS.filter(isBoths),
  };
}

function draftFrom(sourceOf: (text: PageField) => PageDraft): PageDraft {
  const textsOf = (field: keyof PageDraft) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, sourceOf({ field, language })[field][language]]));
  return { title: textsOf('title'), text: textsOf('text') } as PageDraft; // in the same languages
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
