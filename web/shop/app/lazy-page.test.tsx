import { afterEach, expect, test } from 'vitest';
import { localeInUse, setLanguageInUse } from '../../shared/lib/language.ts';
import { setLocale } from '../../shared/locale/set-locale.ts';
import { lazyPage } from './lazy-page.tsx';

afterEach(() => setLocale('en', {}));

const Page = () => null;

test('a page in Bangla comes with the messages of its namespace', async () => {
  setLanguageInUse('bn');
  await lazyPage(async () => Page, 'tSideMenu').loadAhead();
  expect(localeInUse().messages).toHaveProperty('tSideMenu.inbox', 'ইনবক্স');
});

test('so does one for which Bangla was chosen while it came', async () => {
  const chosenMeanwhile = async () => {
    await Promise.resolve();
    setLanguageInUse('bn');
    return Page;
  };
  await lazyPage(chosenMeanwhile, 'tSideMenu').loadAhead();
  expect(localeInUse().messages).toHaveProperty('tSideMenu.inbox', 'ইনবক্স');
});

test('a page in English brings no messages', async () => {
  await lazyPage(async () => Page, 'tSideMenu').loadAhead();
  expect(localeInUse().messages).toEqual({});
});
