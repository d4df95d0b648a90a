/** The two footer columns; each topic is a page at /info/{topic}. */
export const companyTopics = ['about', 'features', 'works', 'careers'] as const;
export const helpTopics = ['support', 'delivery', 'terms', 'privacy'] as const;

export const INFO_TOPICS = [...companyTopics, ...helpTopics] as const;
export type InfoTopic = (typeof INFO_TOPICS)[number];

/** The topic of an address, ignoring case as in all our paths; undefined for an unknown one. */
export function findInfoTopic(param = ''): InfoTopic | undefined {
  return INFO_TOPICS.find((topic) => topic === param.toLowerCase());
}

/** The id of the document with the text that the shop has written for a topic. */
export const pageId = (topic: InfoTopic) => `page-${topic}` as const;
export type PageId = ReturnType<typeof pageId>;
