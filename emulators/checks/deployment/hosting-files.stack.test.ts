import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../shop/paths.ts';

const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');

// Built for this run, as for the cloud: the function, what it renders with, and the pages.
const FUNCTION = join(String(process.env.RENDERER_FOLDER), '../..');
const PAGES = join(FUNCTION, '../web');
const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));

/** What the Firebase CLI would upload, as addresses. */
const files: string[] = listFiles(PAGES, hosting.ignore).map((file: string) => `/${file}`);
const textOf = (address: string) => readFileSync(join(PAGES, address), 'utf8');

test('Hosting gets the shells alone of the pages, whose settings only the function knows, and nothing that is not for everybody', () => {
  expect(files.filter((file) => file.endsWith('.html')).toSorted()).toEqual(['/app.html', '/staff.html']);
  expect(files).toContain('/sw.js');
  const kinds = new Set(files.map((file) => file.slice(file.lastIndexOf('.'))));
  const known = ['.html', '.js', '.css', '.woff2', '.webp', '.jpg', '.png', '.svg', '.ico', '.txt'];
  kinds.delete('.json'); // the addresses of the emulators, which only a stack has
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
});

// Hosting prefers a redirect to a file, but the sample's icon would still be uploaded.
test('no icon of the sample is among them', () => {
  expect(files.filter((file) => /^\/[^/]*icon/.test(file))).toEqual([]);
});

/** The function answers these from the settings of the shop. */
const OF_FUNCTION = ['/site.webmanifest', '/favicon.svg', '/apple-touch-icon.png'];

test('each file that a page or the style sheet names is there, or the function answers it', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  const styles = files.filter((file) => file.endsWith('.css'));
  const named = [
    ...pages.flatMap((page) => textOf(page).match(/(?<=["\s])\/[\w./-]+\.\w+(?=["\s])/g) ?? []),
    ...styles.flatMap((style) => textOf(style).match(/(?<=url\("?)\/[^")]+/g) ?? []),
    ...(textOf('/sw.js').match(/\/assets\/[\w./-]+\.\w+/g) ?? []),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => ![...files, ...OF_FUNCTION].includes(file))).toEqual([]);
  expect(OF_FUNCTION.filter((file) => files.includes(file))).toEqual([]);
});

test('each file that a script imports, now or later, is there', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const imported = scripts.flatMap((script) =>
    Array.from(textOf(script).matchAll(/(?:from|import)\s*\(?[`"'](\.{1,2}\/[\w./-]+\.js)[`"']/g), ([, path = '']) =>
      join(dirname(script), path),
    ),
  );
  expect(imported.length).toBeGreaterThan(100);
  expect(imported.filter((file) => !files.includes(file))).toEqual([]);
});

test('robots.txt keeps the dashboard to itself, and names the sitemap', () => {
  expect(textOf('/robots.txt')).toMatch(/^Disallow: \/dashboard$/m);
  expect(textOf('/robots.txt')).toContain(`\nSitemap: ${process.env.SHOP_URL}/sitemap.xml\n`);
});

test('each rewrite leads to a file, or to the function', async () => {
  const { main } = JSON.parse(readFileSync(join(FUNCTION, 'package.json'), 'utf8'));
  const bundle = readFileSync(join(FUNCTION, main), 'utf8');
  for (const { source, destination, function: target } of hosting.rewrites) {
    if (destination) expect(files, source).toContain(destination);
    else expect(bundle, source).toMatch(new RegExp(`\\b${target.functionId}\\b = onRequest\\(`));
  }
  expect(existsSync(join(dirname(join(FUNCTION, main)), 'pages/entry-server.js'))).toBe(true);
});
