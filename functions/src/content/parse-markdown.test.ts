import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLink } from '../domain/content.ts';
import { type Block, PAGE_TEXT_MAXIMUM, type Span } from '../domain/rich-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

const paragraph = (...spans: Span[]): Block => ({ kind: 'paragraph', spans });
const list = (isOrdered: boolean, ...texts: string[]): Block => ({
  kind: 'list',
  isOrdered,
  items: texts.map((text) => ({ spans: [{ text }] })),
});

test('a text has headings, paragraphs, lists, bold texts and links', () => {
  const markdown =
    '# Refunds\n\nWithin **30 days**, see [the shop](/shop).\n\n### Steps\n\n1. Pack it\n2. Send it\n\n- Cash\n- bKash';
  expect(parseMarkdown(markdown)).toEqual([
    { kind: 'heading', level: 2, spans: [{ text: 'Refunds' }] },
    paragraph(
      { text: 'Within ' },
      { text: '30 days', isBold: true },
      { text: ', see ' },
      { text: 'the shop', link: '/shop' },
      { text: '.' },
    ),
    { kind: 'heading', level: 3, spans: [{ text: 'Steps' }] },
    list(true, 'Pack it', 'Send it'),
    list(false, 'Cash', 'bKash'),
  ]);
});

test.each<[what: string, markdown: string, blocks: Block[]]>([
  ['a line of the source is none of the page', 'one\ntwo', [paragraph({ text: 'one two' })]],
  ['two spaces at its end make it one', 'one  \ntwo', [paragraph({ text: 'one\ntwo' })]],
  ['a list within a list goes on with it', '- one\n  - inner\n- two', [list(false, 'one', 'inner', 'two')]],
  ['an item of two paragraphs stays one item', '- one\n\n  more', [list(false, 'one\nmore')]],
  ['a quotation is its text', '> said', [paragraph({ text: 'said' })]],
  ['a task is its text', '- [x] done', [list(false, 'done')]],
  [
    'a typed address is a link',
    'https://lamps.example',
    [paragraph({ text: 'https://lamps.example', link: 'https://lamps.example' })],
  ],
  ['emphasis is bold', '*now*', [paragraph({ text: 'now', isBold: true })]],
  ['an escaped sign is itself', '\\*', [paragraph({ text: '*' })]],
  ['lines between are nothing', 'one\n\n---\n\ntwo', [paragraph({ text: 'one' }), paragraph({ text: 'two' })]],
  ['nothing is nothing', ' \n ', []],
])('%s', (_what, markdown, blocks) => {
  expect(parseMarkdown(markdown)).toEqual(blocks);
});

describe('what pages may not have is shown as it was typed', () => {
  test.each([
    '<b>now</b>',
    '<script>alert(1)</script>',
    '<div onclick="x">\nnow\n</div>',
    '<!-- note -->',
    '| a |\n|---|\n| b |',
    '![x](/x.png)',
  ])('%s', (typed) => {
    expect(parseMarkdown(typed)).toEqual([paragraph({ text: typed })]);
  });

  test.each([
    '[now](javascript:alert(1))',
    '[now](<JavaScript:x>)',
    '[now](//evil.example)',
    '[now](data:text/html,x)',
    '[now](http://lamps.example)',
    '[now](&#106;avascript:x)',
  ])('of a link, its text: %s', (typed) => {
    expect(parseMarkdown(typed)).toEqual([paragraph({ text: 'now' })]);
  });
});

test('no text whatever makes a link that the shop may not have, or an empty block', () => {
  const pieces = fc.constantFrom(
    '[a](',
    'javascript:',
    'https://a.example',
    ')',
    '<',
    '>',
    '**',
    '_',
    '\n',
    '- ',
    '1. ',
    '# ',
    '`',
    'x',
    '  ',
    '[',
    ']',
    '&#106;',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (typed) => {
      for (const block of parseMarkdown(typed.join(''))) {
        const spans = block.kind === 'list' ? block.items.flatMap((item) => item.spans) : block.spans;
        expect(spans.length).toBeGreaterThan(0);
        for (const { link, text } of spans)
          expect([text !== '', link === undefined || isLink(link)]).toEqual([true, true]);
      }
    }),
  );
});

test.each(['[', '*', '> ', '_a', '![', '<', '`', '- ', '  - a\n', '[a](', '*a **b ', '|', '\\', '1. ', '&'])(
  'the longest text of %j is parsed in time',
  (piece) => {
    const started = performance.now();
    parseMarkdown(piece.repeat(PAGE_TEXT_MAXIMUM / piece.length));
    expect(performance.now() - started).toBeLessThan(1_000);
  },
);
