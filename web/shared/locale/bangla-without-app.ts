/** What pages say in Bangla only where the app is not: in HTML that the server renders, or the build. */
export {
  appMissing as tAppMissing,
  noScript as tNoScript,
  offlinePage as tOfflinePage,
} from './bn/without-app.ts';
