import type { InLanguages, LocalizedText } from './languages.ts';

/** A run of text in a paragraph. A line break in it is one of the author's. */
export interface Span {
  text: string;
  isBold?: true | undefined;
  /** One that `isLink` accepts. */
  link?: string | undefined;
}

/** A text with headings, lists and links, as a page shows it: there is nothing in it to parse. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: { spans: Span[] }[] };

/** The same with other texts in it. */
export function mapTexts(blocks: readonly Block[], change: (text: string) => string): Block[] {
  const changed = (spans: Span[]) => spans.map((span) => ({ ...span, text: change(span.text) }));
  return blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(({ spans }) => ({ spans: changed(spans) })) }
      : { ...block, spans: changed(block.spans) },
  );
}

/** Characters of the text of a page, as its author writes it. */
export const PAGE_TEXT_MAXIMUM = 6_000;

/** Characters of the title of a page. */
export const PAGE_TITLE_MAXIMUM = 80;

/** How deep quotes and lists may stand in each other. */
export const NESTING_MAXIMUM = 20;

/** What begins a quote or a point of a list. */
const MARKER = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/** Far more than emphasis has; each pair of them is one level. */
const LONG_RUN = /([*_~])\1{99}/;

/** Whether a text in Markdown nests so deep that parsing it would exhaust the stack. */
export function nestsTooDeep(markdown: string): boolean {
  return LONG_RUN.test(markdown) || markdown.split('\n').some((line) => markersOf(line) > NESTING_MAXIMUM);
}

function markersOf(line: string): number {
  const marker = new RegExp(MARKER);
  let count = 0;
  while (count <= NESTING_MAXIMUM && marker.test(line)) count += 1;
  return count;
}

/** A page about the shop; empty until the shop has written it, and then it shows the text of a new shop. */
export interface InfoPage {
  title?: LocalizedText | undefined;
  /** In Markdown. */
  text?: LocalizedText | undefined;
  /** The same as it is shown. */
  blocks?: InLanguages<Block[]> | undefined;
  /** When its title or text last changed, in milliseconds since 1970. */
  changedAt?: number | undefined;
}
