/** What About Us alone says in Bangla. */
export { about as tAbout } from './bn/about.ts';
