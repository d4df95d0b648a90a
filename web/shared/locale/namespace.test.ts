import { afterEach, expect, test } from 'vitest';
import { languageInUse } from '../lib/language.ts';
import * as messages from './messages.ts';
import { namespace } from './namespace.ts';
import { setLocale } from './set-locale.ts';

afterEach(() => setLocale('en', {}));

test('the messages of a namespace follow the language, also for code that holds the namespace', () => {
  const greeting = namespace('greeting', {
    hello: 'Hello',
    to: (name: string) => `Hello ${name}`,
    deep: { bye: 'Bye' },
  });
  expect(greeting.hello).toBe('Hello');
  setLocale('bn', { greeting: { hello: 'নমস্কার', to: (name: string) => `নমস্কার ${name}`, deep: { bye: 'বিদায়' } } });
  expect([greeting.hello, greeting.to('Rina'), greeting.deep.bye, languageInUse()]).toEqual([
    'নমস্কার',
    'নমস্কার Rina',
    'বিদায়',
    'bn',
  ]);
  setLocale('en', {});
  expect([greeting.hello, greeting.to('Rina'), greeting.deep.bye, languageInUse()]).toEqual([
    'Hello',
    'Hello Rina',
    'Bye',
    'en',
  ]);
});

test('a namespace that is loaded later is in the language of the page', () => {
  setLocale('bn', { late: { hello: 'নমস্কার' } });
  expect(namespace('late', { hello: 'Hello' }).hello).toBe('নমস্কার');
});

test('each namespace has the name that languages know it by', () => {
  setLocale('bn', Object.fromEntries(Object.keys(messages).map((name) => [name, { knownAs: name }])));
  const known = Object.values(messages).map((messages) => (messages as { knownAs?: string }).knownAs);
  expect(known).toEqual(Object.keys(messages));
});
