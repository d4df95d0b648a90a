// What pages say in Bangla only where the app is not: in HTML that the server draws, or the build.
export { appMissing as tAppMissing } from './bn/app-missing.ts';
export { noScript as tNoScript } from './bn/no-script.ts';
export { offlinePage as tOfflinePage } from './bn/offline-page.ts';
