import { proveAppWith } from '../api/app-proof.ts';
import { replaceMissingPictures } from '../ui/pictures.tsx';

/** What both applications set up before their first page. */
export function prepareApp(): void {
  if (import.meta.env.VITE_APP_CHECK_KEY) {
    proveAppWith(async () => (await import('../session/app-check.ts')).appCheckToken());
  }
  replaceMissingPictures();
}
