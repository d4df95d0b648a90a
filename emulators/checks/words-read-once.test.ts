import { expect, test } from 'vitest';
import { wordsReadOnce } from './words-read-once.ts';

const IMPORT = "import { t, tCart } from '../messages/messages.ts';";

const complaints = (code: string) => wordsReadOnce({ path: 'web/shared/ui/menu.tsx', code: `${IMPORT}${code}` });

test.each([
  ['const links = [{ to: "/", label: t.nav.home }];'],
  ['const { home } = t;'],
  ['export const menu = <a href="/">{t.nav.home}</a>;'],
])('words at the top of a module would stay in one language: %s', (code) => {
  expect(complaints(code)).toEqual([
    'web/shared/ui/menu.tsx reads t when it is loaded: in a function, it follows the language',
  ]);
});

test.each([
  ['const links = () => [{ to: "/", label: t.nav.home }];'],
  ['function title() { const { home } = t.nav; return home; }'],
  ['type Words = typeof t.nav;'],
  ['const t1 = other.t;'],
])('words in a function follow the language: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});

test('the words of the dashboard too', () => {
  const code = "import { tAdmin } from '../messages/admin-messages.ts'; const title = tAdmin.items.title;";
  expect(wordsReadOnce({ path: 'web/dashboard/a.ts', code })).toHaveLength(1);
});
