/** What the frame of the dashboard says in Bangla. */
export { sideMenu as tSideMenu } from './bn/side-menu.ts';
