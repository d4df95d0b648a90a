import { DRAWN_DATA_ID } from '../app/drawn-data.ts';
import type { DrawnPage } from './drawn-pages.ts';
import { jsonInHtml } from './json-in-html.ts';
import { noScriptNotice } from './no-script-notice.tsx';

const HEAD_PLACE = '<!-- head of the page -->';
/** With its noscript text. */
const EMPTY_PAGE = /<div id="root"><\/div>\s*<noscript>[^<]*<\/noscript>/;

interface Parts extends Pick<DrawnPage, 'data' | 'facts'> {
  head: string;
  body: string;
}

/** The whole document: a shell, which names the app's files, filled with a page and with what it was drawn from. */
export function documentOf(shell: string, { head, body, data, facts }: Parts): string {
  const told = facts.map((fact) => script('type="application/ld+json"', fact)).join('');
  const drawnData = script(`type="application/json" id="${DRAWN_DATA_ID}"`, data);
  const page = `${noScriptNotice()}<div id="root">${body}</div>${drawnData}`;
  return fill(fill(shell, HEAD_PLACE, head + told), EMPTY_PAGE, page);
}

function script(attributes: string, content: unknown): string {
  return `<script ${attributes}>${jsonInHtml(content)}</script>`;
}

function fill(html: string, place: string | RegExp, content: string): string {
  const [before, after, ...more] = html.split(place);
  if (after === undefined || more.length > 0) throw new Error(`The shell does not have one ${place}`);
  return before + content + after;
}
