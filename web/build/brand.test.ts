import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as bangla from '../shared/locale/bn/messages.ts';
import { addMessages } from '../shared/locale/locale.ts';
import { manifest } from '../shop/prerender/manifest.ts';
import { brand } from './brand.ts';

// What no component renders: the document around the app, and what a phone shows of the installed shop.
const NOOR = { brand: { name: { en: 'Noor Lights', bn: 'নূর লাইটস' } } };

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url));
const { icons, ...installed }: { icons: { src: string; sizes: string; purpose?: string }[] } & Record<string, string> =
  JSON.parse(manifest(NOOR, '#fbf7f1', 'en'));
const html = read('index.html').toString();
const tags = brand().transformIndexHtml();

addMessages('bn', bangla);

test('the installed shop bears its name, opens at home, and holds all its pages', () => {
  expect(installed).toMatchObject({
    name: 'Noor Lights',
    short_name: 'Noor Lights',
    id: '/',
    start_url: '/',
    scope: '/',
  });
  expect(installed.display).toBe('standalone');
  expect(tags).toContainEqual(
    expect.objectContaining({ tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' } }),
  );
});

test('installed from a page in Bangla, the same shop opens in Bangla', () => {
  const { description, ...told } = JSON.parse(manifest(NOOR, '#fbf7f1', 'bn'));
  expect(told).toMatchObject({ name: 'নূর লাইটস', lang: 'bn', id: '/', start_url: '/bn', scope: '/', icons });
  expect(description).toMatch(/[\u0980-\u09ff]{3}/);
});

test('its colours are the colour behind all pages', () => {
  const [, colour] =
    read('shared/styles/theme.css')
      .toString()
      .match(/--color-paper: (#\w+);/) ?? [];
  expect(colour).toMatch(/^#/);
  expect(installed).toMatchObject({ theme_color: '#fbf7f1', background_color: '#fbf7f1' });
  expect(tags).toContainEqual(
    expect.objectContaining({ tag: 'meta', attrs: { name: 'theme-color', content: colour } }),
  );
});

test('a browser without scripts reads what is missing, and where it reads more', () => {
  expect(html).toContain('<noscript>This shop needs JavaScript. Please switch it on. The home page works without it,');
  expect(html).not.toMatch(/%\w+%/);
});

test('each icon is a PNG of the size that is said, and one may be cut to the shape that a phone gives all', () => {
  for (const { src, sizes } of icons)
    expect(sizeOfPng(read(`icons${src.replace('maskable', '512')}`)), src).toBe(sizes);
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
  expect(sizeOfPng(read('icons/apple-touch-icon.png'))).toBe('180x180');
});

test('the icon that browsers ask for unasked has the sizes that they show; documents name the drawing that they prefer', () => {
  const icon = read('icons/favicon.ico');
  const sizes = Array.from({ length: icon.readUInt16LE(4) }, (_, place) => icon.readUInt8(6 + 16 * place));
  expect(icon.readUInt16LE(2)).toBe(1); // an icon, not a cursor
  expect(sizes).toEqual([16, 32, 48]);
  expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />');
});

/** Both numbers stand in the first chunk of every such file. */
function sizeOfPng(file: Buffer): string {
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
