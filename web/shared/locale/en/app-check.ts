import { namespace } from '../locale.ts';

/** The text for a browser that could not be proved to be one, in English; only in shops that are built with App Check. */
export const appCheck = namespace('appCheck', {
  notProved: 'Google could not verify your browser. Please reload the page and try again, or call us.',
});
