/** The tags that other shops' exports hold; anything else in angle brackets is text, as in `< 5 W`. */
const NAMES =
  'a|abbr|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|div|dl|dt|' +
  'em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|' +
  'nav|noscript|o:p|object|ol|p|path|picture|pre|s|script|section|small|source|span|strike|strong|style|sub|summary|sup|' +
  'svg|table|tbody|td|template|tfoot|th|thead|title|tr|tt|u|ul|video|wbr';
/** Words alone are no attributes, but for these: `<b and c >` is text. */
const ATTRIBUTE =
  '(?:[\\w:@.-]+\\s*=\\s*(?:"[^"]*"|\'[^\']*\'|[^\\s"\'<>]+)|\\w+-[\\w-]+|async|controls|defer|disabled|hidden|nowrap|reversed)';
const REST = `(?:\\s+${ATTRIBUTE})*\\s*/?>`;
const TAG = new RegExp(`</?(?:${NAMES})${REST}|<!--`, 'i');
const NO_TAG = new RegExp(`<(?!/?(?:${NAMES})${REST}|!--)`, 'gi');
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/i;
const BLOCK = new RegExp(`<(?:p|br|div|li|ul|ol|tr|h[1-6]|table|blockquote)${REST}`, 'i');

/** How often a text is encoded at most: some programs encode one that is encoded already. */
const ROUNDS = 2;

/**
 * The text of HTML, as other shops export it: paragraphs are set apart, and each point of a list has a line. A text
 * without tags and entities stays as it is, except that `\n`, written out, ends a line.
 */
export function textOfHtml(typed: string): string {
  let text = typed.replace(/(?:\\r)?\\n/g, '\n');
  for (let round = 0; round < ROUNDS && (TAG.test(text) || ENTITY.test(text)); round++) text = decoded(text);
  return text;
}

/** The same on one line. */
export function lineOfHtml(typed: string): string {
  return textOfHtml(typed).replace(/\s+/g, ' ').trim();
}

function decoded(html: string): string {
  // Where nothing sets paragraphs apart, the line breaks of the text do.
  const lines = BLOCK.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>');
  const { body } = new DOMParser().parseFromString(lines.replace(NO_TAG, '&lt;'), 'text/html');
  return insideOf(body)
    .replace(/\s+/g, (run) => run.replace(/[^\n]/g, '').slice(0, 2) || ' ')
    .replace(BREAKS, (run) => (run.includes(PARAGRAPH) ? '\n\n' : '\n'))
    .trim();
}

/** Where a line and a paragraph end or begin, in private characters that no text holds. */
const LINE = '\uE000';
const PARAGRAPH = '\uE001';
const BREAKS = /[\s\uE000\uE001]*[\uE000\uE001][\s\uE000\uE001]*/g;

const HIDDEN = new Set('HEAD SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME OBJECT SVG TITLE VIDEO BUTTON'.split(' '));
const PARAGRAPHS = new Set('P H1 H2 H3 H4 H5 H6 UL OL DL TABLE BLOCKQUOTE PRE SECTION ARTICLE FIGURE HR'.split(' '));
const LINES = new Set('DIV TR DT DD FIGCAPTION HEADER FOOTER MAIN ASIDE CAPTION DETAILS SUMMARY'.split(' '));

function insideOf(node: Node): string {
  return [...node.childNodes].map(textOf).join('');
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replace(/[\s\u00a0]+/g, ' ').replace(/[\u00ad\u200b\ufeff]/g, '');
  if (!(node instanceof Element) || HIDDEN.has(node.tagName.toUpperCase())) return '';
  const { tagName } = node;
  if (tagName === 'BR') return '\n';
  if (tagName === 'LI') return `${LINE}${markOf(node)}${insideOf(node).replace(/^[\s\uE000\uE001]+/, '')}${LINE}`;
  if (tagName === 'TD' || tagName === 'TH')
    return `${node.previousElementSibling ? ' · ' : ''}${insideOf(node).trim()}`;
  const isNested = node.parentElement?.tagName === 'LI';
  if (PARAGRAPHS.has(tagName)) return around(node, isNested ? LINE : PARAGRAPH);
  return LINES.has(tagName) ? around(node, LINE) : insideOf(node);
}

function around(node: Node, end: string): string {
  return end + insideOf(node) + end;
}

/** What begins the line of a point: its number, where the list has numbers. */
function markOf(point: Element): string {
  const list = point.parentElement;
  if (list?.tagName !== 'OL') return '• ';
  const points = [...list.children].filter(({ tagName }) => tagName === 'LI');
  return `${points.indexOf(point) + 1}. `;
}
