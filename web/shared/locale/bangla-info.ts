/** What the pages linked in the footer alone say in Bangla. */
export { info as tInfo, infoWords as tInfoWords } from './bn/info.ts';
