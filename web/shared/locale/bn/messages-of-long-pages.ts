/** The messages of the long pages, in Bangla. */
export { about as aboutMessages, info as infoMessages, infoPage as infoPageMessages } from './long-pages.ts';
