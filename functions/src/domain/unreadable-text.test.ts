import { expect, test } from 'vitest';
import { hasUnreadableText, isUnreadable, type WrittenTexts } from './unreadable-text.ts';

const inBangla = (name?: string, desc?: string): WrittenTexts => ({ translations: { bn: { name, desc } } });

test.each<[what: string, sent: WrittenTexts, product: WrittenTexts]>([
  ['a name in Bangla', inBangla('????? ?????'), inBangla('ধোঁয়া কাচের')],
  ['a name in Bangla of a product that had none', inBangla('????? ?????'), {}],
  ['a name in Bangla with a Latin word', inBangla('LED ?????'), inBangla('LED বাতি')],
  ['a description in Bangla', inBangla('রূপা', '?????, ????? 50%.'), inBangla('রূপা', 'ভালো')],
  ['a Bangla word in the English name', { name: 'Lamp (???)' }, { name: 'Lamp (আলো)' }],
  ['a Bangla word in an English text that was changed, too', { desc: 'New: ??? lamp' }, { desc: 'The আলো lamp' }],
  ['a sign that the character set lacks', { desc: 'Dims to ? 5 W' }, { desc: 'Dims to ≥ 5 W' }],
  ['the whole name', { name: '????? ???' }, {}],
  ['a choice', { family: { id: 'moon', option: { bn: '???' } } }, { family: { id: 'moon', option: { bn: 'ছোট' } } }],
  [
    'a choice in English',
    { family: { id: 'moon', option: { en: '??? cm' } } },
    { family: { id: 'moon', option: { en: '২০০ cm' } } },
  ],
  ['the word of a family', { family: { id: '?????' } }, { family: { id: 'চাঁদনি' } }],
  ['replacement characters', { name: 'Caf\uFFFD Lamp' }, { name: 'Café Lamp' }],
  ['Bangla read as Latin letters', inBangla('à¦†à¦²à§‹'), inBangla('আলো')],
  ['a quotation mark read as Latin letters', { desc: 'The shopâ€™s best' }, {}],
  ['an accent read as Latin letters', { name: 'CafÃ© Lamp' }, {}],
])('question marks and wrong letters in place of letters are unreadable: %s', (_what, sent, product) => {
  expect(hasUnreadableText(sent, product)).toBe(true);
});

test.each<[what: string, sent: WrittenTexts, product: WrittenTexts]>([
  ['in English', { desc: 'Which room? Ask us??' }, { desc: 'A pendant.' }],
  ['behind a space', { desc: 'Which room ?? Ask us.' }, { desc: 'A pendant.' }],
  ['in English, of a product with Bangla', { desc: 'Which room?', ...inBangla('পাটের বাতি') }, inBangla('পাটের বাতি')],
  ['in Bangla', inBangla('কোন ঘর??', 'কোন ঘর ?? বলুন'), inBangla('পাট')],
  ['in a name in Latin letters', inBangla('Which room?'), inBangla('পাট')],
  [
    'that was there before',
    { desc: 'Why ??? Ask: ???', ...inBangla('???') },
    { desc: 'Why ??? Ask: ???', ...inBangla('???') },
  ],
  ['of words that were there before', { desc: 'A ? or ≤ now' }, { desc: 'A ? or ≥' }],
  ['none: an emptied text', inBangla('', ''), inBangla('আলো', 'আলো')],
  ['none: accents and dashes', { name: 'Café Lamp – 50 °C', desc: 'à la carte' }, {}],
])('a question is none of these: %s', (_what, sent, product) => {
  expect(hasUnreadableText(sent, product)).toBe(false);
});

test('one question mark alone may be a value', () => {
  expect([isUnreadable('?'), isUnreadable('??'), isUnreadable('?? ??, ?'), isUnreadable('৳ ??')]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
