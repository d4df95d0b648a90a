/** What pages say in Bangla only where the app is not: in HTML that the server renders, or the build. */
export {
  appMissing as appMissingMessages,
  busyPage as busyPageMessages,
  failedPage as failedPageMessages,
  noScript as noScriptMessages,
  offlinePage as offlinePageMessages,
  unavailablePage as unavailablePageMessages,
} from './without-app.ts';
