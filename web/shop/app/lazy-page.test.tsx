import { afterEach, expect, test } from 'vitest';
import { localeInUse, setLanguageInUse } from '../../shared/lib/language.ts';
import { speak } from '../../shared/locale/speak.ts';
import { lazyPage } from './lazy-page.tsx';

afterEach(() => speak('en', {}));

const Page = () => null;

test('a page in Bangla comes with the words that no other page has', async () => {
  setLanguageInUse('bn');
  await lazyPage(async () => Page, 'tSideMenu').loadAhead();
  expect(localeInUse().words).toHaveProperty('tSideMenu.inbox', 'ইনবক্স');
});

test('so does one for which Bangla was chosen while it came', async () => {
  const chosenMeanwhile = async () => {
    await Promise.resolve();
    setLanguageInUse('bn');
    return Page;
  };
  await lazyPage(chosenMeanwhile, 'tSideMenu').loadAhead();
  expect(localeInUse().words).toHaveProperty('tSideMenu.inbox', 'ইনবক্স');
});

test('a page in English brings no words', async () => {
  await lazyPage(async () => Page, 'tSideMenu').loadAhead();
  expect(localeInUse().words).toEqual({});
});
