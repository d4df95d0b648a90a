/**
 * Makes the font files in this folder from the packages they come from: `npx node web/shared/fonts/subset.ts`.
 * Run it after a font package has changed; the results are committed, so no build waits for it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import subsetFont from 'subset-font';
import { shop } from '../shop.config.ts';

const LATIN = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”•…→−`;
const BANGLA = `${characters(0x0964, 0x0965)}${characters(0x0980, 0x09fe)}\u200c\u200d\u25cc`;
/** The Bangla on the sample's English pages, which must not load a whole Bangla font. */
const BANGLA_ON_ENGLISH_PAGES = [
  shop.currency.sign,
  SAMPLE_NAME.bn,
  SAMPLE_NAME.bn.normalize('NFD'), // a font draws ো from two signs
  'বাংলায় দেখুন',
].join('');

// One weight for headings and prices is half the bytes of all weights; the stylesheet uses it for every one.
await subset('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', 'fraunces.woff2', LATIN, {
  wght: 500,
  opsz: 60,
  SOFT: 40,
  WONK: 0,
});
await subset('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'figtree.woff2', LATIN, {
  wght: { min: 400, max: 700 },
});
const NOTO_SERIF_BENGALI = '@fontsource-variable/noto-serif-bengali/files/noto-serif-bengali-bengali-wght-normal.woff2';
const BANGLA_WEIGHT = { wght: { min: 400, max: 700 } };
await subset(NOTO_SERIF_BENGALI, 'taka.woff2', BANGLA_ON_ENGLISH_PAGES, BANGLA_WEIGHT);
// Headings have the same single weight as in the other serif.
await subset(NOTO_SERIF_BENGALI, 'noto-serif-bengali.woff2', BANGLA, { wght: 500 });
for (const weight of [400, 600]) {
  const source = `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`;
  await subset(source, `hind-siliguri-${weight}.woff2`, BANGLA, {});
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

async function subset(source: string, target: string, text: string, variationAxes: subsetFont.VariationAxes) {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const small = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(target, import.meta.url), small);
  process.stdout.write(`${target}: ${small.length} bytes\n`);
}
