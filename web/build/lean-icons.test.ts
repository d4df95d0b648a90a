import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { importsOf, shapesOf } from './lean-icons.ts';

const ICONS = createRequire(import.meta.url)
  .resolve('lucide-react/package.json')
  .replace(/package\.json$/, 'dist/esm/icons/');

test.each(['truck', 'house', 'chevron-left'])('the icon %s keeps all its shapes, and nothing else', (name) => {
  const published = readFileSync(`${ICONS}${name}.mjs`, 'utf8');
  const lean = shapesOf(published);
  const shapes = (code: string) => code.match(/\b(?:d|cx|cy|r|x|y|width|height|rx): "[^"]+"/g);
  expect(shapes(published)?.length).toBeGreaterThan(0);
  expect(shapes(lean)).toEqual(shapes(published));
  expect(lean).not.toMatch(/key:|name:/);
});

test('an icon is imported by its file, also under a former name, and a type not at all', () => {
  expect(importsOf(' House, type LucideIcon, Home ')).toMatch(
    /^import House from '.*\/icons\/house\.mjs';import Home from '.*\/icons\/house\.mjs';$/,
  );
});

test('an icon that does not exist, or is published in another form, does not build', () => {
  expect(() => importsOf('Sofabed')).toThrow('Sofabed');
  expect(() => shapesOf('export default "<svg/>"')).toThrow('another form');
});
