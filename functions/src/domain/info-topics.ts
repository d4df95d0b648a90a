import type { LocalizedText } from './languages.ts';

/** The two footer columns; each topic is a page at /info/{topic}. */
export const companyTopics = ['about', 'features', 'works', 'careers'] as const;
export const helpTopics = ['support', 'delivery', 'terms', 'privacy'] as const;

export const INFO_TOPICS = [...companyTopics, ...helpTopics] as const;
export type InfoTopic = (typeof INFO_TOPICS)[number];

/** The title of each page in the footer of a new shop. */
export const INFO_TITLES: Readonly<Record<InfoTopic, LocalizedText>> = {
  about: { en: 'About', bn: 'আমাদের পরিচয়' },
  features: { en: 'Features', bn: 'কী কী সুবিধা' },
  works: { en: 'Works', bn: 'অর্ডার যেভাবে হয়' },
  careers: { en: 'Careers', bn: 'চাকরি' },
  support: { en: 'Customer Support', bn: 'কাস্টমার কেয়ার' },
  delivery: { en: 'Delivery Details', bn: 'ডেলিভারির তথ্য' },
  terms: { en: 'Terms & Conditions', bn: 'শর্তাবলি' },
  privacy: { en: 'Privacy Policy', bn: 'গোপনীয়তা নীতি' },
};

/** The topic of an address, ignoring case as in all our paths; undefined for an unknown one. */
export function findInfoTopic(param = ''): InfoTopic | undefined {
  return INFO_TOPICS.find((topic) => topic === param.toLowerCase());
}

/** The id of the document with the text that the shop has written for a topic. */
export const pageId = (topic: InfoTopic) => `page-${topic}` as const;
export type PageId = ReturnType<typeof pageId>;
