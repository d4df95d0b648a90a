/** The messages of the long pages, in Bangla. */
export { about as tAbout, info as tInfo, infoPage as tInfoPage } from './bn/long-pages.ts';
