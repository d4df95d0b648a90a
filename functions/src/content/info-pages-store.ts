import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Replacement, replacePart, type Versioned, versioned } from '../catalogue/replace-part.ts';
import { StoredInfoPage } from '../contract/info-pages.ts';
import { findInfoTopic, INFO_TITLES, INFO_TOPICS, type InfoTopic, pageId } from '../domain/info-topics.ts';
import { mapLanguages } from '../domain/languages.ts';
import type { InfoPage } from '../domain/rich-text.ts';
import type { Actor } from '../platform/audit/record-change.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { NotFound } from '../platform/http/errors.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** The topic that a path names. @throws {NotFound} */
export function topicOf({ topic }: { topic: string }): InfoTopic {
  const found = findInfoTopic(topic);
  if (!found) throw new NotFound('page');
  return found;
}

const read = new WeakMap<Catalogue, Map<InfoTopic, Versioned<InfoPage>>>();

/** A page as it is in the shop, from memory. */
export function infoPage(catalogue: Catalogue, topic: InfoTopic): Versioned<InfoPage> {
  const pages = read.get(catalogue) ?? new Map<InfoTopic, Versioned<InfoPage>>();
  read.set(catalogue, pages);
  const page = pages.get(topic) ?? versioned(pageFrom(catalogue.storedSettings[pageId(topic)]));
  pages.set(topic, page);
  return page;
}

/** All pages as a footer lists them. One that the shop has not written has the title of a new shop. */
export function pageList(catalogue: Catalogue) {
  const pages = INFO_TOPICS.map((topic) => {
    const { title = INFO_TITLES[topic] } = infoPage(catalogue, topic);
    return { topic, path: `/info/${topic}`, title };
  });
  return versioned({ pages });
}

/** One that the contract rejects is logged, and counts as not written. */
function pageFrom(stored: unknown): InfoPage {
  const [page] = stored === undefined ? [] : validDocuments(StoredInfoPage, [stored], 'settings');
  return page ?? {};
}

/** Writes a page. @throws {Conflict} when it is not `version` any more, unless it already is as wanted. */
export function changeInfoPage(
  topic: InfoTopic,
  written: Versioned<Pick<InfoPage, 'title' | 'text'>>,
  by: Actor,
): Promise<Versioned<InfoPage>> {
  return replacePart(pageReplacement(topic, written), by);
}

/** The page of a topic with another title and text. */
export function pageReplacement(
  topic: InfoTopic,
  { title, text, version }: Versioned<Pick<InfoPage, 'title' | 'text'>>,
): Replacement<InfoPage> {
  const blocks = text && mapLanguages(text, parseMarkdown);
  const wanted = StoredInfoPage.parse({ title, text, blocks }); // its fields in the order in which they are read
  return {
    part: pageId(topic),
    label: INFO_TITLES[topic].en,
    read: pageFrom,
    wanted,
    version,
    settle: withTime,
    derived: ['blocks', 'changedAt'],
  };
}

/** A page that is sent as it is keeps the time of its last change. */
function withTime(wanted: InfoPage, { title, text, changedAt }: InfoPage): InfoPage {
  const isSame = isDeepStrictEqual([wanted.title, wanted.text], [title, text]);
  return { ...wanted, ...(isSame ? changedAt !== undefined && { changedAt } : { changedAt: Date.now() }) };
}
