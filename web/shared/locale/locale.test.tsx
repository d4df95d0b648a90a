import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Suspense, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { price } from '../lib/format.ts';
import type { LanguageCode } from '../lib/language.ts';
import { addMessages, LocaleContext, messagesIn, namespace, useLanguage, useMessages } from './locale.ts';

const greetingMessages = namespace('greetingMessages', { hello: 'Hello', to: (name: string) => `Hello ${name}` });
addMessages('bn', { greetingMessages: { hello: 'নমস্কার', to: (name: string) => `নমস্কার ${name}` } });

function Greeting() {
  const greeting = useMessages(greetingMessages);
  return `${greeting.to('Rina')} ${price(1250, useLanguage())};`;
}

const ENGLISH = 'Hello Rina ৳1,250;';
const BANGLA = 'নমস্কার Rina ৳১,২৫০;';

test('a part of a page can be in another language than the page around it', () => {
  const page = (
    <LocaleContext value="bn">
      <Greeting />
      <LocaleContext value="en">
        <Greeting />
      </LocaleContext>
      <Greeting />
    </LocaleContext>
  );
  expect(renderToStaticMarkup(page)).toBe(BANGLA + ENGLISH + BANGLA);
});

test('pages in two languages that are rendered at once each keep their own', async () => {
  let goOn = () => {};
  const late = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  function LateGreeting() {
    use(late);
    return <Greeting />;
  }
  const render = async (language: LanguageCode) => {
    const page = (
      <LocaleContext value={language}>
        <Greeting />
        <Suspense>
          <LateGreeting />
        </Suspense>
      </LocaleContext>
    );
    const { prelude } = await prerender(page);
    return (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '');
  };
  const pages = Promise.all((['bn', 'en', 'bn'] as const).map(render));
  goOn();
  expect(await pages).toEqual([BANGLA + BANGLA, ENGLISH + ENGLISH, BANGLA + BANGLA]);
});

test('what was not loaded is in English', () => {
  expect(messagesIn('bn', namespace('lateMessages', { hello: 'Hello' })).hello).toBe('Hello');
});

test('messages that come later leave those that are there', () => {
  addMessages('bn', { lateMessages: { hello: 'নমস্কার' } });
  expect(messagesIn('bn', greetingMessages).hello).toBe('নমস্কার');
  expect(messagesIn('bn', namespace('lateMessages', { hello: 'Hello' })).hello).toBe('নমস্কার');
});

const WEB = join(import.meta.dirname, '../..');
const sources = globSync('{shop,shared,dashboard,build}/**/*.{ts,tsx}', { cwd: WEB, exclude: ['**/*.test.*'] });

test('no page reads the English messages past its language', () => {
  const pages = sources.filter((file) => !/^build\/|(locale|messages)\/|first-texts/.test(file));
  expect(pages.length).toBeGreaterThan(300);
  const past = /(?<!typeof \w*)\.english\b|messagesIn\((DEFAULT_LANGUAGE|'|LANGUAGES)/;
  expect(pages.filter((file) => past.test(readFileSync(join(WEB, file), 'utf8')))).toEqual([]);
});

test('no module keeps a language: it belongs to the rendering', () => {
  const kept = /^(export )?(let|var) .*(language|locale)/im;
  const elsewhere = /AsyncLocalStorage|createContext<Language|(?<!= )document\.documentElement\.lang\b(?! =)/;
  expect(sources.length).toBeGreaterThan(300);
  const guilty = sources.filter((file) => {
    const code = readFileSync(join(WEB, file), 'utf8');
    return kept.test(code) || (file !== 'shared/locale/locale.ts' && elsewhere.test(code));
  });
  expect(guilty).toEqual([]);
});
