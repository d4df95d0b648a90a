import fc from 'fast-check';
import { Tokenizer } from 'marked';
import { describe, expect, test, vi } from 'vitest';
import { isLink } from '../domain/content.ts';
import { type Block, nestsTooDeep, PAGE_TEXT_MAXIMUM, type Span } from '../domain/rich-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

const paragraph = (...spans: Span[]): Block => ({ kind: 'paragraph', spans });
const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, spans: [{ text }] });
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
  [
    'headings of the first two levels are alike, and those below them',
    '# one\n\n## two\n\n### three\n\n#### four',
    [2, 2, 3, 3].map((level, place) => heading(level as 2 | 3, ['one', 'two', 'three', 'four'][place] ?? '')),
  ],
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

/** How often a rule of the parser is tried, and how many characters all of them are offered. */
async function countWork(parse: () => unknown): Promise<{ rules: number; characters: number }> {
  const work = { rules: 0, characters: 0 };
  const rules = Tokenizer.prototype as unknown as Record<string, (text: string, ...rest: unknown[]) => unknown>;
  const names = Object.getOwnPropertyNames(rules).filter((name) => name !== 'constructor');
  const spies = names.map((name) => {
    const rule = rules[name];
    return vi.spyOn(rules, name).mockImplementation(function (this: unknown, text, ...rest) {
      work.rules += 1;
      work.characters += text.length;
      return rule?.call(this, text, ...rest);
    });
  });
  parse();
  for (const spy of spies) spy.mockRestore();
  return work;
}

const PIECES = ['[', '*', '_a', '![', '<', '`', '  - a\n', '[a](', '*a **b ', '|', '\\', '&', '~~a ', '***a '];
const DEEPEST = ['> ', '- ', '1. ', '> - '].map((marker) => `${marker.repeat(20).slice(0, 60)}a\n\n`);

test.each([...PIECES, ...DEEPEST])(
  'the longest text of %j takes no more than a few steps for each character',
  async (piece) => {
    const longest = piece.repeat(PAGE_TEXT_MAXIMUM / piece.length);
    const { rules, characters } = await countWork(() => parseMarkdown(longest));
    expect(rules).toBeGreaterThan(0);
    expect(rules).toBeLessThan(40 * PAGE_TEXT_MAXIMUM);
    expect(characters).toBeLessThan(20 * PAGE_TEXT_MAXIMUM ** 2);
  },
);

const NESTED = ['> ', '>', '- ', '* ', '1. ', '9) ', '>- ', '\t> ', '*', '_', '~'];

test.each(NESTED)('a text that nests %j a hundred deep is told before it is parsed', (marker) => {
  expect(nestsTooDeep(`One\n\n${marker.repeat(100)}a`)).toBe(true);
  expect(nestsTooDeep(`One\n\n${marker.repeat(10)}a\n`.repeat(20))).toBe(false);
});

test('a text that does not nest too deep is parsed, whatever it is made of', () => {
  const pieces = fc.constantFrom(
    '> ',
    '- ',
    '1. ',
    '\n',
    '\n\n',
    '  ',
    '\t',
    '*',
    '**',
    '_',
    '~~',
    '[',
    '](/shop)',
    'a',
    '![',
    '<b>',
    '`',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 2_000, size: 'max' }), (typed) => {
      const text = typed.join('').slice(0, PAGE_TEXT_MAXIMUM);
      if (!nestsTooDeep(text)) expect(() => parseMarkdown(text)).not.toThrow();
    }),
    { numRuns: 30 },
  );
});
