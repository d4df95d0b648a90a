import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf, jsonInHtml } from './document.ts';

const SHELL = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

test('the shell has a title, which gives way to that of a page', () => {
  const titlesOf = (html: string) => html.match(/<title>[^<]*<\/title>/g);
  expect(titlesOf(SHELL)).toEqual(['<title>%NAME%</title>']);
  const page = documentOf(SHELL, { head: '<title>Lamps</title>', body: '', announcement: '', data: [], facts: [] });
  expect(titlesOf(page)).toEqual(['<title>Lamps</title>']);
});

test.each(['</script><script>alert(1)</script>', '<!-- ', '\u2028\u2029', 'আলোঘর "৳" & \\'])(
  'what a script element holds cannot end it, and is read back as it was: %j',
  (text) => {
    const json = jsonInHtml({ text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
