import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../lib/language.ts';

test('a page in any language shows the announcement in that one alone', () => {
  const styles = readFileSync(new URL('../../shop/styles.css', import.meta.url), 'utf8');
  const hidden = (language: string) => `:root:lang(${language}) .announcement > :not(:lang(${language}))`;
  expect(LANGUAGES.filter((language) => !styles.includes(hidden(language)))).toEqual([]);
});
