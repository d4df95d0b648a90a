import type { DashboardMessages } from '../admin-messages.ts';

/** Messages of what the shop shows, in Bangla. */
export const content: DashboardMessages['content'] = {
  title: 'দোকানের লেখা',
  text: 'দোকানে যা দেখা যায়, যা লেখা থাকে। কিছু বদলালে এক মিনিটের মধ্যে দোকানে দেখা যায়।',
  preview: 'যেমন দেখাবে, দুই ভাষায়',
  noAnnouncement: 'কোনো ঘোষণা নেই।',
};
