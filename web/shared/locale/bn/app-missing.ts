import type { Language } from '../messages.ts';

/** The texts of a page whose scripts did not arrive, in Bangla; in the HTML of every page. */
export const appMissing: Language['tAppMissing'] = {
  notice: 'পেজটি পুরোপুরি লোড হয়নি, তাই বাটনগুলো কাজ করছে না।',
};
