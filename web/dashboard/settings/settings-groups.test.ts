import { expect, test } from 'vitest';
import { GROUPS } from './settings-fields.ts';
import { groupTitle, shownGroups, swapped } from './settings-groups.ts';
import { type SettingsValues, settingsFrom, valuesOf } from './settings-values.ts';

const entry = (text: string) => ({ question: { en: `${text}?`, bn: `${text}?` }, answer: { en: text, bn: text } });
const FAQ = { entries: [entry('Cash'), entry('Refund'), entry('Hours')] };

test('of a list there is room for one more than is filled in, up to its maximum', () => {
  const questionsIn = (values: SettingsValues) => shownGroups('faq', values).filter(({ list }) => list);
  expect(questionsIn({})).toHaveLength(1);
  expect(questionsIn(valuesOf('faq', FAQ)).map(({ name }) => groupTitle(name, 'en'))).toEqual([
    'Question 1',
    'Question 2',
    'Question 3',
    'Question 4',
  ]);
  const full = { entries: Array.from({ length: 20 }, (_, place) => entry(`${place}`)) };
  expect(questionsIn(valuesOf('faq', full))).toHaveLength(20);
  expect(shownGroups('contact', {})).toHaveLength(GROUPS.contact.length);
});

test('an emptied question leaves no gap, and without any there is no list', () => {
  const emptied = {
    'entries.1.question.en': '',
    'entries.1.question.bn': ' ',
    'entries.1.answer.en': '',
    'entries.1.answer.bn': '',
  };
  expect(settingsFrom('faq', { ...valuesOf('faq', FAQ), ...emptied })).toEqual({
    entries: [entry('Cash'), entry('Hours')],
  });
  expect(settingsFrom('faq', {})).toEqual({});
});

test('two questions change places', () => {
  const [, second, third] = GROUPS.faq.filter(({ list }) => list);
  if (!second || !third) throw new Error('There are at least three');
  expect(settingsFrom('faq', swapped(valuesOf('faq', FAQ), third, second))).toEqual({
    entries: [entry('Cash'), entry('Hours'), entry('Refund')],
  });
});
