import { marks } from '../../shared/start/marks.ts';
import { dropPresses } from './hold-presses.ts';

/** As long as a call may take; on a slow phone the app is there sooner. */
const APP_PATIENCE_MS = 30_000;

/** Says so on the page when the app does not come: one of its files cannot be loaded, or it takes too long. */
export function watchForApp(): void {
  // Of scripts in the page alone: only these are elements.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && reportMissingApp(), true);
  setTimeout(reportMissingApp, APP_PATIENCE_MS);
}

/**
 * Nothing that was pressed is done any more, and the fonts come without the app. Should it come after all, the stylesheet
 * hides the notice.
 */
export function reportMissingApp(): void {
  if (marks.app) return;
  marks.missing = '';
  delete marks.plain;
  dropPresses();
}
