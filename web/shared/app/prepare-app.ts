import { proveAppWith } from '../api/app-proof.ts';
import { leaveKeysToInputMethod } from '../lib/keys.ts';
import { takeLanguageFromAddress } from '../lib/language.ts';
import { replaceMissingPictures } from '../ui/pictures.tsx';
import { reloadForNewRelease } from './new-release.ts';

/** What both applications set up before their first page. `entry` is the address of the application's first file. */
export function prepareApp(entry: string): void {
  if (import.meta.env.VITE_APP_CHECK_KEY) {
    proveAppWith(async () => (await import('../session/app-check.ts')).appCheckToken());
  }
  takeLanguageFromAddress();
  reloadForNewRelease(new URL(entry).pathname);
  leaveKeysToInputMethod();
  replaceMissingPictures();
}
