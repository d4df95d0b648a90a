import { expect, test } from 'vitest';
import { addMessages, messagesIn, namespace } from './locale.ts';
import { withEnglish } from './with-english.ts';

interface Welcome {
  hello: string;
  bye: string;
  footer: { about: string; contact: string; counted: (things: number) => string };
  days: string[];
}

const welcome = namespace<Welcome>('welcome', {
  hello: 'Hello',
  bye: 'Goodbye',
  footer: { about: 'About', contact: 'Contact', counted: (things) => `${things} things` },
  days: ['Monday', 'Tuesday'],
});

/** As a page reads it. */
function translated(texts: Parameters<typeof withEnglish<Welcome>>[0]): Welcome {
  const hindi = 'hi' as 'bn'; // as if it were in the table
  addMessages(hindi, { welcome: withEnglish<Welcome>(texts) });
  return messagesIn(hindi, welcome);
}

test('what a translation lacks is said in English, text by text', () => {
  const { hello, bye, footer } = translated({ hello: 'नमस्ते', footer: { contact: 'संपर्क' } });
  expect([hello, bye]).toEqual(['नमस्ते', 'Goodbye']);
  expect([footer.about, footer.contact, footer.counted(2)]).toEqual(['About', 'संपर्क', '2 things']);
});

test('texts with arguments and lists are translated as a whole', () => {
  const { days, footer } = translated({ days: ['सोमवार'], footer: { counted: (things: number) => `${things} चीज़ें` } });
  expect(days).toEqual(['सोमवार']);
  expect(footer.counted(2)).toBe('2 चीज़ें');
});

test('of an empty translation all is English', () => {
  const { hello, footer } = translated({});
  expect([hello, footer.contact]).toEqual(['Hello', 'Contact']);
});

test('a text that English does not have does not compile', () => {
  // @ts-expect-error: nobody would ever see it
  expect(translated({ helo: 'नमस्ते' }).hello).toBe('Hello');
});
