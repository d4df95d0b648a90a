import { type Category, FIRST_CATEGORIES } from '@aloghor/functions/domain/categories';
import { describe, expect, test } from 'vitest';
import { categoriesFrom, categoriesText, categoriesToSend, mergeCategories, withDraft } from './category-values.ts';

const category = (name: string, en = name, more: Partial<Category> = {}): Category => ({
  name,
  label: { en, bn: `${en} বাংলায়` },
  ...more,
});
const [WALL, CLOCK, FAN] = [category('Wall lights'), category('Clock Light'), category('LED Fan')];
const text = (...list: Category[]) => categoriesText(list);
const namesIn = (merged: string | undefined) => merged && categoriesFrom(merged).map(({ label }) => label.en);

test('equal lists are equal texts, whatever the order of their fields, and an empty one is that of a new shop', () => {
  const { name, label } = WALL;
  expect(text({ hidden: undefined, label, name })).toBe(text(WALL));
  expect(categoriesText(undefined)).toBe(categoriesText(FIRST_CATEGORIES));
  expect(categoriesFrom('')).toEqual(FIRST_CATEGORIES);
});

test('a new category is sent under its English label, or where a renamed one has it as a name, under a free one', () => {
  const typed = (en: string) =>
    categoriesToSend(text(category('Wall lights', 'Sconces'), { name: '/0', label: { en, bn: ' ফেয়ারি লাইট ' } }))[1];
  expect(typed(' Fairy lights ')).toEqual({ name: 'Fairy lights', label: { en: 'Fairy lights', bn: 'ফেয়ারি লাইট' } });
  expect(typed('wall lights')).toMatchObject({ name: 'wall lights 2', label: { en: 'wall lights' } });
});

test('several categories can be added before they are saved', () => {
  const twice = withDraft(withDraft([WALL]));
  expect(new Set(twice.map(({ name }) => name)).size).toBe(3);
  expect(twice[2]?.label).toEqual({ en: '', bn: '' });
});

describe('what two admins made of the same list', () => {
  const before = text(WALL, CLOCK, FAN);

  test('is kept of both: a name, a place, a category more, one less, one hidden', () => {
    const mine = text(CLOCK, category('Wall lights', 'Sconces'), FAN, category('/0', 'Fairy lights'));
    const theirs = text(WALL, { ...CLOCK, hidden: true });
    const merged = mergeCategories({ before, mine, theirs });
    expect(namesIn(merged)).toEqual(['Clock Light', 'Sconces', 'Fairy lights']);
    expect(categoriesFrom(merged ?? '')[0]?.hidden).toBe(true);
  });

  test.each([
    [
      'the same name',
      text(category('Wall lights', 'Sconces'), CLOCK, FAN),
      text(category('Wall lights', 'Lamps'), CLOCK, FAN),
    ],
    ['what the other took away', text(category('Wall lights', 'Sconces'), CLOCK, FAN), text(CLOCK, FAN)],
    ['the same place', text(FAN, WALL, CLOCK), text(WALL, FAN, CLOCK)],
  ])('is a question where both changed %s', (_what, mine, theirs) => {
    expect(mergeCategories({ before, mine, theirs })).toBeUndefined();
  });
});
