import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shop } from './src/shop.config.ts';

// What a phone shows of the shop once it is installed stands in files of its own: here they are held to what the shop says.
const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const manifest = JSON.parse(read('public/site.webmanifest').toString());
const page = read('index.html').toString();

test('the installed shop bears its name, opens at home, and holds all its pages', () => {
  expect(manifest).toMatchObject({ name: shop.name, short_name: shop.name, id: '/', start_url: '/', scope: '/' });
  expect(manifest.display).toBe('standalone');
  expect(page).toContain('<link rel="manifest" href="/site.webmanifest" />');
});

test('its colours are that of the paper', () => {
  const paper = read('src/styles.css')
    .toString()
    .match(/--color-paper: (#\w+);/)?.[1];
  expect(paper).toMatch(/^#/);
  expect(manifest).toMatchObject({ theme_color: paper, background_color: paper });
  expect(page).toContain(`<meta name="theme-color" content="${paper}" />`);
});

test('each icon is a PNG of the size that is said, and one may be cut to the shape that a phone gives all', () => {
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  for (const { src, sizes } of icons) expect(sizeOfPng(read(`public${src}`)), src).toBe(sizes);
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
  expect(sizeOfPng(read('public/apple-touch-icon.png'))).toBe('180x180');
});

/** Both numbers stand in the first chunk of every such file. */
function sizeOfPng(file: Buffer): string {
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
