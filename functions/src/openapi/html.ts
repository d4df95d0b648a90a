const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The Markdown of our descriptions as HTML: lists, and code between backticks. */
export function markdown(text: string): string {
  return text.split('\n\n').map(block).join('');
}

function block(text: string): string {
  if (!text.startsWith('- ')) return `<p>${line(text)}</p>`;
  const entries = text.slice(2).split('\n- ');
  return `<ul>${entries.map((entry) => `<li>${line(entry)}</li>`).join('')}</ul>`;
}

function line(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}

/** A table; the cells are HTML. Wide ones scroll by themselves, also with the keyboard. */
export function table(name: string, heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => (text ? `<th scope="col">${text}</th>` : '<td></td>')).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const label = escapeHtml(name);
  return `<div class="wide" role="group" aria-label="${label}" tabindex="0"><table><caption>${label}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
