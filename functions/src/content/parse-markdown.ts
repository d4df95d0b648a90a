import { lexer, type Token, type Tokens } from 'marked';
import { isLink } from '../domain/content.ts';
import type { Block, Span } from '../domain/rich-text.ts';

/**
 * Headings, paragraphs, lists, bold texts and links of a text in Markdown. Everything else in it is shown as it was
 * typed, HTML above all; of a forbidden link, only its text is kept.
 */
export function parseMarkdown(markdown: string): Block[] {
  return blocksOf(lexer(markdown));
}

function blocksOf(tokens: Token[]): Block[] {
  return tokens.flatMap((token) => blockOf(token)).filter(isFilled);
}

function isFilled(block: Block): boolean {
  return block.kind === 'list' ? block.items.length > 0 : block.spans.length > 0;
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      // The title of the page is its only heading of the first level.
      return [{ kind: 'heading', level: (token as Tokens.Heading).depth < 3 ? 2 : 3, spans: spansOf(token) }];
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'blockquote':
      return blocksOf(token.tokens ?? []);
    default:
      return [{ kind: 'paragraph', spans: spansOf(token) }];
  }
}

/** A nested list continues the outer one. */
function listOf({ ordered, items }: Tokens.List): Block {
  return { kind: 'list', isOrdered: ordered, items: items.flatMap(itemsOf) };
}

function itemsOf({ tokens }: Tokens.ListItem): { spans: Span[] }[] {
  const lists = tokens.filter((token): token is Tokens.List => token.type === 'list');
  const texts = tokens.filter(({ type }) => !['list', 'checkbox', 'space'].includes(type)).map(spansOf);
  const spans = merged(texts.flatMap((text, place) => (place === 0 ? text : [{ text: '\n' }, ...text])));
  const inner = lists.flatMap(({ items }) => items.flatMap(itemsOf));
  return spans.length > 0 ? [{ spans }, ...inner] : inner;
}

function spansOf(token: Token): Span[] {
  const inline = 'tokens' in token && token.type !== 'table' ? token.tokens : undefined;
  return merged(inline ? inline.flatMap((part) => inlineSpans(part, {})) : [{ text: token.raw.trim() }]);
}

type Style = Pick<Span, 'isBold' | 'link'>;

function inlineSpans(token: Token, style: Style): Span[] {
  const within = (inner: Style) =>
    (token as { tokens?: Token[] }).tokens?.flatMap((part) => inlineSpans(part, inner)) ?? [];
  switch (token.type) {
    case 'strong':
    case 'em':
      return within({ ...style, isBold: true });
    case 'del':
      return within(style);
    case 'link':
      return within(isLink(token.href) ? { ...style, link: token.href } : style);
    case 'br':
      return [{ ...style, text: '\n' }];
    case 'text':
      return 'tokens' in token && token.tokens ? within(style) : [{ ...style, text: token.text.replace(/\s+/g, ' ') }];
    case 'escape':
    case 'codespan':
      return [{ ...style, text: token.text }];
    default:
      return [{ ...style, text: token.raw }];
  }
}

/** Neighbours of the same style are one. */
function merged(spans: Span[]): Span[] {
  const runs: Span[] = [];
  for (const span of spans.filter(({ text }) => text !== '')) {
    const last = runs.at(-1);
    if (last && last.isBold === span.isBold && last.link === span.link) last.text += span.text;
    else runs.push({ ...span });
  }
  return runs;
}
