import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

// A translator in the browser puts its own elements where texts were. React finds a text again that is the only child of its
// element; of one beside an icon or another text it changes, or removes, a node that is no longer in the page, and it can put
// nothing before such a node.

const WEB = join(import.meta.dirname, '..');
const PAGES = ['shop', 'shared', 'dashboard'].flatMap((folder) => globSync(`${folder}/**/*.tsx`, { cwd: WEB }));

/** What is printed, or what only the server renders, never changes. */
const NEVER_CHANGES = /\.test\.|\/print\/|printout|\/prerender\/|\/worker\/|\/start\//;

/** A message without parameters changes with the language alone. */
const MESSAGE = /^(t|t[A-Z]\w*|messages|firstDay|productFile)(\.\w+|\[[\w.]+\])+$/;

/** These are elements, or functions that make some. */
const ELEMENTS =
  /^(children|page|content|body|actions|boxes|news|ownItems|failure|button|number|choice|preview|SIZES|empty|fieldsOf|printout)\b|&& (children|news|empty|button)\b/;

test.each(PAGES.filter((file) => !NEVER_CHANGES.test(file)))(
  'changing text has an element of its own in %s',
  (file) => {
    expect(mixedTexts(readFileSync(join(WEB, file), 'utf8'))).toEqual([]);
  },
);

test('text beside an icon, another text or an element is found, a message and an element are not', () => {
  const page = (inside: string) => mixedTexts(`const x = <p>${inside}</p>;`);
  expect(page('<Icon /> {order.mobileNumber}')).toEqual(['order.mobileNumber']);
  expect(page('{count} <b />')).toEqual(['count']);
  expect(page("<b />{isSaved && 'Saved'}")).toEqual(["isSaved && 'Saved'"]);
  expect(page('{t.left(count)} · {name}')).toEqual(['t.left(count)', 'name']);
  expect(page('{order.mobileNumber}')).toEqual([]);
  expect(page('<Icon /> <span>{order.mobileNumber}</span>')).toEqual([]);
  expect(page('<Icon /> {t.save}')).toEqual([]);
  expect(page('<Icon /> {isOpen && <b />}')).toEqual([]);
  expect(page('{isOpen && <b />} {t.save}')).toEqual(['t.save']);
  expect(page('{isOpen && <b />}<i /> {t.save}')).toEqual([]);
});

interface Node {
  type: string;
  start: number;
  end: number;
  children: Node[];
  expression: Node;
  value: string;
}

/** The expressions among several children of an element that are, as far as one can see, changing text. */
function mixedTexts(code: string): string[] {
  const source = ({ start, end }: Node) => code.slice(start, end);
  const isChanging = ({ expression }: Node) => !MESSAGE.test(source(expression));
  return nodesIn(parseAst(code, { lang: 'tsx' }))
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .map(({ children }) => children.filter((child) => !isLayout(child)))
    .filter(({ length }) => length > 1)
    .flatMap((children) =>
      children.filter((child, index) => isText(child) && (isChanging(child) || isAfterOption(children, index))),
    )
    .map(({ expression }) => source(expression))
    .filter((text) => !ELEMENTS.test(text));
}

/** Line breaks and comments between elements. */
function isLayout({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return /^\s*\n\s*$/.test(value);
  return type === 'JSXExpressionContainer' && expression.type === 'JSXEmptyExpression';
}

/** Whether an element that comes and goes may be put right before this text. */
function isAfterOption(children: Node[], index: number): boolean {
  const before = children.slice(0, index).filter(({ type, value }) => type !== 'JSXText' || value.trim() !== '');
  const last = before.at(-1);
  return last?.type === 'JSXExpressionContainer' && !isText(last);
}

function isText({ type, expression }: Node): boolean {
  return type === 'JSXExpressionContainer' && expression.type !== 'Literal' && !nodesIn(expression).some(isElement);
}

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...inside] : inside; // a cast: of the fields read, each kind has those it is asked for
}
