/** The two footer columns; each topic is a page at /info/{topic}. */
export const companyTopics = ['about', 'features', 'works', 'careers'] as const;
export const helpTopics = ['support', 'delivery', 'terms', 'privacy'] as const;

export type InfoTopic = (typeof companyTopics)[number] | (typeof helpTopics)[number];

/** The topic of an address, read without regard to case as all our paths are; undefined when there is no such page. */
export function findInfoTopic(param = ''): InfoTopic | undefined {
  return [...companyTopics, ...helpTopics].find((topic) => topic === param.toLowerCase());
}
