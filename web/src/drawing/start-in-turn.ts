const APP = /\s*<script type="module"(?! async)[^>]*><\/script>/;
const APP_FILES_AHEAD = /\s*<link rel="modulepreload"[^>]*>/g;
const START_SCRIPT = /<script(?= src="\/assets\/start-)/;

/** Takes the app out of a document, and leaves it to the start script, which starts it when its turn has come. */
export function startedInTurn(html: string, files: string[]): string {
  if (!APP.test(html) || !START_SCRIPT.test(html)) throw new Error('The shell has no app to start');
  return html
    .replace(APP, '')
    .replace(APP_FILES_AHEAD, '')
    .replace(START_SCRIPT, `<script data-app="${files.join(' ')}"`);
}

/** Lets the browser load the code of a page together with the app. */
export function filesAhead(files: string[]): string {
  return files.map((file) => `<link rel="modulepreload" crossorigin href="${file}"/>`).join('');
}
