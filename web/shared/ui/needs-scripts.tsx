import { tNoScript } from '../locale/messages.ts';

/** In place of a form, for browsers without scripts. Only the server needs the words. */
export function NeedsScripts() {
  return (
    <noscript>{import.meta.env.SSR && <p className="my-6 rounded-card bg-sand p-5">{tNoScript.form}</p>}</noscript>
  );
}
