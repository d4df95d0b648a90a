import { beforeAll, expect, test } from 'vitest';
import { bundledStart } from './start-script.ts';

const NO_TOKEN = { getItem: () => null };

let start: string;

beforeAll(async () => {
  start = await bundledStart();
});

test.each([
  ['nobody', null, 'guest'],
  ['a customer', 'e30.e30.e30', 'customer'],
  ['an admin', `e30.${Buffer.from('{"admin":true}').toString('base64url')}.e30`, 'admin'],
])('marks the page of %s', (_who, token, visitor) => {
  expect(visitorWith({ getItem: () => token })).toBe(visitor);
});

test('where no storage is to be had, the page is marked as a guest’s', () => {
  const storage = {
    getItem: () => {
      throw new Error('The storage is switched off');
    },
  };
  expect(visitorWith(storage)).toBe('guest');
});

test.each([
  ['a first visit shows the fonts of the device until the app brings its own', '/app.js', null, ''],
  ['a page whose fonts our worker keeps shows them at once', '/app.js', {}, undefined],
  ['a page that starts at once does not wait for them', undefined, null, undefined],
])('%s', (_what, app, controller, plain) => {
  expect(marksOn({ app }, NO_TOKEN, { serviceWorker: { controller } }).plain).toBe(plain);
});

test.each([
  ['somebody who comes back to a page finds all of its list laid out', { idx: 0 }, ''],
  ['on a first visit what is below the screen waits', null, undefined],
])('%s', (_what, state, returned) => {
  expect(marksOn({ app: '/app.js' }, NO_TOKEN, {}, { state }).returned).toBe(returned);
});

test.each([
  ['three lines', '[{"ItemId":"a","quantity":1},{"ItemId":"b","quantity":9},{"ItemId":"c","quantity":1}]', '3'],
  ['nothing', '[]', undefined],
  ['what is no cart', '"abc"', undefined],
  ['no JSON', '[', undefined],
])('the badge of a stored cart with %s is there before the app', (_what, cart, lines) => {
  expect(marksOn({}, { getItem: (key: string) => (key === 'myCart' ? cart : null) }, {}).lines).toBe(lines);
});

test.each([
  ['a guest who has added nothing sees so at once', null, '[]', '', 'empty'],
  ['on the way to a cart that its address fills, nothing is said', null, '[]', '?add=moon-lamp', undefined],
  ['nor to customers, whose cart is elsewhere', 'e30.e30.e30', '[]', '', undefined],
  ['a cart with something in it is not empty', null, '[{"ItemId":"a","quantity":1}]', '', undefined],
])('%s', (_what, token, cart, search, mark) => {
  const stored = { getItem: (key: string) => (key === 'myCart' ? cart : token) };
  expect(marksOn({}, stored, {}, undefined, { search }).cart).toBe(mark);
});

test.each([
  ['late, where its picture has come: the line would be idle', 900, true, ['/app.js', '/page.js']],
  ['soon: a page that is quickly painted is painted first', 120, true, []],
  ['without its picture, which comes first', 900, false, []],
  ['before the page has come', 900, undefined, []],
])('a first frame asks for the app that begins %s', (_what, time, complete, files) => {
  expect(askedByFirstFrame(time, complete)).toEqual(files);
});

/** The visitor that the script marks on a page of its own. */
function visitorWith(localStorage: { getItem: () => string | null }): string | undefined {
  return marksOn({}, localStorage, {}).visitor;
}

interface Marks {
  visitor?: string;
  plain?: string;
  returned?: string;
  /** The number of lines for the badge. */
  lines?: string;
  cart?: string;
}

/** The marks that the script leaves on the page that starts it. */
function marksOn(
  script: { app?: string | undefined },
  localStorage: object,
  navigator: object,
  history: object = { state: null },
  location: object = { search: '' },
): Marks {
  const dataset: Marks = {};
  const style = { setProperty: (name: string, value: string) => Object.assign(dataset, { [name.slice(2)]: value }) };
  const document = { documentElement: { dataset, style }, currentScript: { dataset: script } };
  run({ document, localStorage, navigator, history, location });
  return dataset;
}

/** The files that the first frame asks for. `complete`: whether its first picture has come; undefined where there is none. */
function askedByFirstFrame(time: number, complete: boolean | undefined): string[] {
  const links: { href: string }[] = [];
  let frame = (_time: number) => {};
  run({
    document: {
      documentElement: { dataset: {} },
      currentScript: { dataset: { app: '/app.js /page.js' } },
      querySelector: () => (complete === undefined ? null : { complete }),
      createElement: () => ({}),
      head: { append: (link: { href: string }) => links.push(link) },
    },
    localStorage: NO_TOKEN,
    navigator: {},
    history: { state: null },
    location: { search: '' },
    requestAnimationFrame: (onFrame: typeof frame) => {
      frame = onFrame;
    },
  });
  frame(time);
  return links.map(({ href }) => href);
}

/** Runs the script on a page with these globals, to which nothing happens. */
function run(globals: Record<string, unknown>): void {
  const all: Record<string, unknown> = {
    addEventListener: () => {},
    setTimeout: () => {}, // nobody waits for the app
    requestAnimationFrame: () => {},
    ...globals,
  };
  new Function(...Object.keys(all), start)(...Object.values(all));
}
