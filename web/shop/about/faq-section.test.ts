import { expect, test } from 'vitest';
import { searchQuestions } from './faq-section.tsx';

const cash = { question: 'Can I pay cash on delivery?', answer: 'Yes, to the rider.' };
const refund = { question: 'Can I return a product?', answer: 'There is a 30-day Refund.' };

test('a word of the question finds its entry', () => {
  expect(searchQuestions([cash, refund], 'cash')).toEqual([cash]);
});

test('a word of the answer finds its entry, whatever its case', () => {
  expect(searchQuestions([cash, refund], 'REFUND')).toEqual([refund]);
});

test('an empty search shows every entry, in order', () => {
  expect(searchQuestions([cash, refund], '  ')).toEqual([cash, refund]);
});

test('spaces around the search do not matter, those within do', () => {
  expect(searchQuestions([cash, refund], ' 30-day ')).toEqual([refund]);
  expect(searchQuestions([cash, refund], 'delivery? yes')).toEqual([]);
});

test('what nothing mentions finds nothing', () => {
  expect(searchQuestions([cash, refund], 'warranty')).toEqual([]);
});

test('a search in Bangla finds its entry on whichever keyboard it is typed', () => {
  const returns = { question: 'কত দিনের সম\u09af\u09bc পাব?', answer: '৩০ দিন।' };
  expect(searchQuestions([cash, returns], 'সম\u09df')).toEqual([returns]);
  expect(searchQuestions([cash, returns], '30')).toEqual([returns]);
});
