import { afterEach, expect, test } from 'vitest';
import { languageInUse } from '../lib/language.ts';
import * as messages from './messages.ts';
import { room } from './room.ts';
import { speak } from './speak.ts';

afterEach(() => speak('en', {}));

test('the words of a room follow the language, and whoever holds the room sees it', () => {
  const words = room('greeting', { hello: 'Hello', to: (name: string) => `Hello ${name}`, deep: { bye: 'Bye' } });
  expect(words.hello).toBe('Hello');
  speak('bn', { greeting: { hello: 'নমস্কার', to: (name: string) => `নমস্কার ${name}`, deep: { bye: 'বিদায়' } } });
  expect([words.hello, words.to('Rina'), words.deep.bye, languageInUse()]).toEqual([
    'নমস্কার',
    'নমস্কার Rina',
    'বিদায়',
    'bn',
  ]);
  speak('en', {});
  expect([words.hello, words.to('Rina'), words.deep.bye, languageInUse()]).toEqual([
    'Hello',
    'Hello Rina',
    'Bye',
    'en',
  ]);
});

test('a room that is loaded later speaks the language of the page', () => {
  speak('bn', { late: { hello: 'নমস্কার' } });
  expect(room('late', { hello: 'Hello' }).hello).toBe('নমস্কার');
});

test('each room has the name that languages know it by', () => {
  speak('bn', Object.fromEntries(Object.keys(messages).map((name) => [name, { knownAs: name }])));
  const known = Object.values(messages).map((words) => (words as { knownAs?: string }).knownAs);
  expect(known).toEqual(Object.keys(messages));
});
