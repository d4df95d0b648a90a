import { expect, test } from 'vitest';
import { createDocument } from './document.ts';
import { renderDocs } from './render-docs.ts';

const document = createDocument('https://shop.example');
const page = renderDocs(document, 'https://lamps.example');
const ids = Array.from(page.matchAll(/ id="([^"]*)"/g), ([, id]) => id);

test('the page shows each call once, and each schema', () => {
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const expected = [
    ...calls.map(({ operationId }) => operationId),
    ...Object.keys(document.components.schemas),
    'schemas',
  ];
  expect(ids.toSorted()).toEqual(expected.toSorted());
});

test('every link within the page leads somewhere', () => {
  const links = Array.from(page.matchAll(/ href="#([^"]*)"/g), ([, id]) => id);
  expect(links).toContain('getItemById');
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});

test('a call is tried by a command to copy', () => {
  expect(page).toContain('curl &#39;https://lamps.example/api/item/ID&#39;');
  const question = /curl -X POST &#39;https:\/\/lamps\.example\/api\/questions&#39; [^<]*/.exec(page)?.[0];
  expect(question).toBe(
    'curl -X POST &#39;https://lamps.example/api/questions&#39; \\\n  -H &#39;Content-Type: application/json&#39; \\\n  ' +
      '-d &#39;{&quot;name&quot;:&quot;Rahim Uddin&quot;,&quot;email&quot;:&quot;rahim@example.com&quot;,&quot;question&quot;:&quot;Is it bright?&quot;}&#39;',
  );
  expect(page).toContain('-H &#39;Authorization: Bearer TOKEN&#39;');
});

test('only elements with a role have a label', () => {
  const labelled = page.match(/<(?:pre|div|span)\b[^>]* aria-label=[^>]*>/g) ?? [];
  expect(labelled.length).toBeGreaterThan(0);
  expect(labelled.filter((tag) => !tag.includes(' role='))).toEqual([]);
});

test('the page keeps to a policy without scripts, and without styles of its own', () => {
  expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
});

test('descriptions are Markdown, and HTML in them is escaped', () => {
  expect(page).toContain('decide by its <code>code</code>');
  expect(page).toMatch(/<ul>\s*<li>/);
  const info = { ...document.info, description: 'One <img src=x>\n\n<script>two</script>' };
  const described = renderDocs({ ...document, info }, 'https://lamps.example');
  expect(described).toContain('<p>One &lt;img src=x&gt;</p>');
  expect(described).not.toMatch(/<img|<script/);
});

test('what it is told is escaped', () => {
  expect(renderDocs(document, '"><img>')).not.toContain('<img>');
});
