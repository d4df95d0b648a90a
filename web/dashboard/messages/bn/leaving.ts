import type { DashboardMessages } from '../admin-messages.ts';

/** The words of leaving a page that is not saved, in Bangla. */
export const leaving: DashboardMessages['leaving'] = {
  question: 'সেভ না করেই বের হবেন?',
  text: 'এই পেজে যা বদলেছেন, তা এখনো সেভ হয়নি।',
  yes: 'সেভ না করে বের হোন',
  no: 'এখানেই থাকুন',
};
