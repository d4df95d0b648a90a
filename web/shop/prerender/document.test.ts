import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf } from './document.ts';

const SHELL = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

test('the shell has a title, which gives way to that of a page', () => {
  const titlesOf = (html: string) => html.match(/<title>[^<]*<\/title>/g);
  expect(titlesOf(SHELL)).toEqual(['<title>%NAME%</title>']);
  const page = documentOf(SHELL, { head: '<title>Lamps</title>', body: '', data: [], facts: [] });
  expect(titlesOf(page)).toEqual(['<title>Lamps</title>']);
});
