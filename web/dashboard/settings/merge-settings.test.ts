import { expect, test } from 'vitest';
import { mergeSettings } from './merge-settings.ts';
import type { SettingsForm } from './settings-forms.ts';
import type { SettingsValues } from './settings-values.ts';

const CONTACT = { phone: '01711', emailAddress: 'a@b.example', 'address.city.en': 'Dhaka', 'address.city.bn': 'ঢাকা' };

/** The filled-in values, and the paths of the conflicts. */
function merge(form: SettingsForm, before: SettingsValues, mine: SettingsValues, theirs: SettingsValues) {
  const { values, conflicts } = mergeSettings(form, before, mine, theirs);
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return { values: filled, conflicts: conflicts.map(({ path }) => path) };
}

test('each field is kept from the one who changed it', () => {
  const mine = { ...CONTACT, phone: '01722', whatsapp: '01733' };
  const theirs = { ...CONTACT, 'address.city.en': 'Sylhet', emailAddress: '' };
  expect(merge('contact', CONTACT, mine, theirs)).toEqual({
    values: { phone: '01722', whatsapp: '01733', 'address.city.en': 'Sylhet', 'address.city.bn': 'ঢাকা' },
    conflicts: [],
  });
});

test('only a field that both changed to different values is a conflict, in which mine stands first', () => {
  const mine = { ...CONTACT, phone: '01722', 'address.city.en': 'Khulna', emailAddress: 'c@d.example' };
  const theirs = { ...CONTACT, phone: ' ০১৭২২', 'address.city.en': 'Sylhet' };
  expect(merge('contact', CONTACT, mine, theirs)).toEqual({
    values: { ...CONTACT, phone: '01722', 'address.city.en': 'Khulna', emailAddress: 'c@d.example' },
    conflicts: ['address.city.en'],
  });
});

test.each<[what: string, mine: SettingsValues, theirs: SettingsValues, conflicts: string[]]>([
  ['who emptied it', {}, { 'title.en': 'Eid', 'title.bn': 'ঈদ' }, ['title.en', 'title.bn']],
  ['whose other half was emptied', { 'title.en': 'Eid', 'title.bn': 'ঈদ' }, {}, ['title.en', 'title.bn']],
])('a headline is a conflict as a whole for an admin %s', (_who, mine, theirs, conflicts) => {
  const before = { 'title.en': 'Puja', 'title.bn': 'ঈদ' };
  expect(merge('hero', before, mine, theirs)).toEqual({ values: mine, conflicts });
});

const entry = (place: number, name: string) => ({
  [`entries.${place}.question.en`]: name,
  [`entries.${place}.answer.en`]: `The answer of ${name}`,
});
const FAQ = { ...entry(0, 'A'), ...entry(1, 'B'), ...entry(2, 'C') };

test('of two questions each admin answers another', () => {
  const mine = { ...FAQ, 'entries.0.answer.en': 'Mine' };
  const theirs = { ...FAQ, 'entries.1.answer.en': 'Theirs' };
  expect(merge('faq', FAQ, mine, theirs)).toEqual({
    values: { ...FAQ, 'entries.0.answer.en': 'Mine', 'entries.1.answer.en': 'Theirs' },
    conflicts: [],
  });
});

test('where one moves questions, the answer of the other comes below no other question', () => {
  const moved = { ...entry(0, 'B'), ...entry(1, 'A'), ...entry(2, 'C') };
  const answered = { ...FAQ, 'entries.0.answer.en': 'Mine' };
  const conflicts = ['entries.0.question.en', 'entries.0.answer.en', 'entries.1.question.en', 'entries.1.answer.en'];
  expect(merge('faq', FAQ, answered, moved)).toEqual({ values: answered, conflicts });
  expect(merge('faq', FAQ, moved, answered)).toEqual({ values: moved, conflicts });
  expect(merge('faq', FAQ, { ...FAQ, 'title.en': 'Help' }, moved)).toEqual({
    values: { ...moved, 'title.en': 'Help' },
    conflicts: [],
  });
});

test('where one takes a question away and the other answers another, both is kept', () => {
  const shorter = { ...entry(0, 'B'), ...entry(1, 'C') };
  const answered = { ...FAQ, 'entries.2.answer.en': 'Answered' };
  const values = { ...shorter, 'entries.1.answer.en': 'Answered' };
  expect(merge('faq', FAQ, answered, shorter)).toEqual({ values, conflicts: [] });
  expect(merge('faq', FAQ, shorter, answered)).toEqual({ values, conflicts: [] });
});

test('where one moves questions and the other adds one, both is kept', () => {
  const moved = { ...entry(0, 'C'), ...entry(1, 'A'), ...entry(2, 'B') };
  const longer = { ...FAQ, ...entry(3, 'D') };
  const values = { ...entry(0, 'C'), ...entry(1, 'D'), ...entry(2, 'A'), ...entry(3, 'B') };
  expect(merge('faq', FAQ, moved, longer)).toEqual({ values, conflicts: [] });
});

test('a question that one took away and the other answered is asked about', () => {
  const shorter = { ...entry(0, 'B'), ...entry(1, 'C') };
  const answered = { ...FAQ, 'entries.0.answer.en': 'Mine' };
  expect(merge('faq', FAQ, answered, shorter).conflicts.length).toBeGreaterThan(0);
  expect(merge('faq', FAQ, shorter, answered).conflicts.length).toBeGreaterThan(0);
});

test('questions that both add are both kept, mine behind theirs', () => {
  const mine = { ...FAQ, ...entry(3, 'Mine') };
  const theirs = { ...FAQ, ...entry(3, 'Theirs'), ...entry(4, 'Theirs, too') };
  expect(merge('faq', FAQ, mine, theirs)).toEqual({ values: { ...theirs, ...entry(5, 'Mine') }, conflicts: [] });
  expect(merge('faq', FAQ, theirs, theirs)).toEqual({ values: theirs, conflicts: [] });
});

test('the charges of two zones are two fields, and two languages of an announcement, too', () => {
  const before = { 'charges.insideDhaka.taka': '70', 'charges.elsewhere.taka': '130' };
  const mine = { ...before, 'charges.insideDhaka.taka': '80' };
  const theirs = { ...before, 'charges.elsewhere.taka': '150' };
  expect(merge('delivery', before, mine, theirs)).toEqual({
    values: { ...mine, ...theirs, ...{ 'charges.insideDhaka.taka': '80' } },
    conflicts: [],
  });
  const said = { 'text.en': 'Eid', 'text.bn': 'ঈদ' };
  expect(merge('announcement', said, { ...said, 'text.en': 'Eid offers' }, { ...said, 'text.bn': 'ঈদের অফার' })).toEqual(
    {
      values: { 'text.en': 'Eid offers', 'text.bn': 'ঈদের অফার' },
      conflicts: [],
    },
  );
});
