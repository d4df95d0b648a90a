import { lexer, parser, Renderer } from 'marked';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const renderer = new Renderer();
renderer.html = ({ raw }) => escapeHtml(raw);

/** The Markdown of our descriptions as HTML; HTML in it is shown as it was typed. */
export function markdown(text: string): string {
  return parser(lexer(text), { renderer });
}

/** A table; the cells are HTML. Wide ones scroll by themselves, also with the keyboard. */
export function table(name: string, heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => (text ? `<th scope="col">${text}</th>` : '<td></td>')).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const label = escapeHtml(name);
  return `<div class="wide" role="group" aria-label="${label}" tabindex="0"><table><caption>${label}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
