import { expect, test } from 'vitest';
import { type Manifest, shellFor } from './shells.ts';

const SHELL = `<head>
<script src="/assets/start-1.js"></script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
<link rel="preload" href="/assets/figtree-1.woff2" as="font" type="font/woff2" crossorigin />
</head>`;

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_libraries'] },
  _libraries: { file: 'assets/libraries-1.js' },
  'shop/pages/shop.tsx': { file: 'assets/shop-1.js', imports: ['_libraries', '_cards'] },
  _cards: { file: 'assets/cards-1.js', imports: ['index.html'] },
  'shop/pages/cart.tsx': { file: 'assets/cart-1.js', imports: ['_libraries', '_form'] },
  _form: { file: 'assets/form-1.js' },
};

const page = { path: '/shop', status: 200, shown: [], data: [], structuredData: [] } as const;
const shell = (look: { module?: string; startsAtOnce?: true }) =>
  shellFor(SHELL, MANIFEST, { ...page, data: [], structuredData: [], ...look }, 'en');

test('a page waits for its turn to start: only the start script knows its files, first the one that runs', () => {
  const html = shell({ module: 'shop' });
  expect(html).toContain('data-app="/assets/index-1.js /assets/libraries-1.js /assets/shop-1.js /assets/cards-1.js"');
  expect(html).not.toMatch(/type="module"|modulepreload/);
  expect(html).toContain('stylesheet');
});

test('fonts wait with the app, and come at once to a page that starts at once', () => {
  expect(shell({})).not.toContain('figtree');
  expect(shell({ module: 'shop', startsAtOnce: true })).toContain('figtree');
});

test('the start script also knows the files of the pages that a click can lead to, unless the app has them', () => {
  expect(shell({ module: 'shop' })).toContain(
    '" data-next="/assets/cart-1.js /assets/form-1.js" src="/assets/start-1.js">',
  );
  expect(shell({})).toContain('data-next="/assets/cart-1.js /assets/form-1.js /assets/shop-1.js /assets/cards-1.js"');
});

test('home has no other files than the app', () => {
  expect(shell({})).toContain('data-app="/assets/index-1.js /assets/libraries-1.js"');
});

test('a page with a form starts at once, and its files are loaded with the app', () => {
  const html = shell({ module: 'shop', startsAtOnce: true });
  expect(html).toContain('<script type="module" crossorigin src="/assets/index-1.js">');
  for (const file of ['shop', 'cards'])
    expect(html).toContain(`modulepreload" crossorigin href="/assets/${file}-1.js"`);
  expect(html).not.toContain('data-app');
});

test('a page that the build does not have is named', () => {
  expect(() => shell({ module: 'sofas' })).toThrow('shop/pages/sofas.tsx');
});

test('a page in Bangla brings its messages with the app; its fonts come first where it starts at once', () => {
  const bangla: Manifest = {
    ...MANIFEST,
    'shared/locale/load-messages.ts': { file: 'assets/load-messages-1.js' },
    'shared/locale/bn/messages.ts': { file: 'assets/messages-1.js' },
    'shared/fonts/hind-siliguri-400.woff2': { file: 'assets/hind-1.woff2' },
    'shared/fonts/noto-serif-bengali.woff2': { file: 'assets/noto-1.woff2' },
  };
  const waiting = shellFor(SHELL, bangla, { ...page, data: [], structuredData: [] }, 'bn');
  const atOnce = shellFor(SHELL, bangla, { ...page, data: [], structuredData: [], startsAtOnce: true }, 'bn');
  expect(waiting).toContain('/assets/libraries-1.js /assets/load-messages-1.js /assets/messages-1.js"');
  expect(waiting).not.toMatch(/hind|noto/);
  const font = '<link rel="preload" href="/assets/hind-1.woff2" as="font" type="font/woff2" crossorigin />';
  expect(atOnce).toContain(font);
  expect(atOnce).toContain('/assets/noto-1.woff2');
});
