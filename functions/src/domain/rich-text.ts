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

/** A page about the shop; empty until the shop has written it, and then it shows the text of a new shop. */
export interface InfoPage {
  title?: LocalizedText | undefined;
  /** In Markdown. */
  text?: LocalizedText | undefined;
  /** The same as it is shown. */
  blocks?: InLanguages<Block[]> | undefined;
}
