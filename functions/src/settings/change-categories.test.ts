import { describe, expect, test } from 'vitest';
import { type Category, type CategorySettings, FIRST_CATEGORIES } from '../domain/categories.ts';
import { withFormerLabels } from './change-categories.ts';

const category = (name: string, en: string, formerLabels?: string[]): Category => ({
  name,
  label: { en, bn: 'বাতি' },
  ...(formerLabels && { formerLabels }),
});

/** What is stored after each label was saved in turn. */
function afterLabels(...labels: string[]): Category[] | undefined {
  const first: CategorySettings = { list: [category('Wall lights', 'Wall lights')] };
  const saved = (present: CategorySettings, label: string) =>
    withFormerLabels({ list: [category('Wall lights', label)] }, present);
  return labels.reduce(saved, first).list;
}

describe('a category that is renamed', () => {
  test('remembers each label that it had, in their order', () => {
    expect(afterLabels('Sconces', 'Wall lamps')).toEqual([
      category('Wall lights', 'Wall lamps', ['Wall lights', 'Sconces']),
    ]);
  });

  test('does not lead from the label that it has again', () => {
    expect(afterLabels('Sconces', 'Wall lights')).toEqual([category('Wall lights', 'Wall lights', ['Sconces'])]);
    expect(afterLabels('Sconces', 'wall LIGHTS')).toEqual([category('Wall lights', 'wall LIGHTS', ['Sconces'])]);
  });

  test('gives a label up that another category has now', () => {
    const present = { list: [category('Wall lights', 'Wall lights'), category('Clock Light', 'Clock Light')] };
    const wanted = { list: [category('Wall lights', 'Sconces'), category('Clock Light', 'Wall lights')] };
    expect(withFormerLabels(wanted, present).list).toEqual([
      category('Wall lights', 'Sconces'),
      category('Clock Light', 'Wall lights', ['Clock Light']),
    ]);
  });

  test('gives up the labels that a sent list lacks, but not the one that it changes', () => {
    const present = { list: [category('Wall lights', 'Sconces', ['Old', 'Older'])] };
    const after = (formerLabels: string[], label: string) =>
      withFormerLabels({ list: [category('Wall lights', label, formerLabels)] }, present).list;
    expect(after([], 'Sconces')).toEqual([category('Wall lights', 'Sconces')]);
    expect(after(['Older'], 'Wall lamps')).toEqual([category('Wall lights', 'Wall lamps', ['Older', 'Sconces'])]);
  });

  test('remembers twenty labels', () => {
    const labels = Array.from({ length: 25 }, (_, place) => `Lights ${place}`);
    expect(afterLabels(...labels)?.[0]?.formerLabels).toEqual(labels.slice(4, -1));
  });

  test('was one of a new shop', () => {
    const [first, ...others] = FIRST_CATEGORIES;
    const renamed = { ...(first as Category), label: { en: 'Great lights', bn: 'বড় বাতি' } };
    const after = withFormerLabels({ list: [renamed, ...others] }, {}).list;
    expect(after).toEqual([{ ...renamed, formerLabels: ['Chandeliers lights'] }, ...others]);
  });
});

test('labels of a settings file come along', () => {
  const sent = { list: [category('Wall lights', 'Sconces', ['Wall lamps'])] };
  expect(withFormerLabels(sent, { list: [category('Clock Light', 'Clock Light')] })).toEqual(sent);
});

test('a shop that never changed its categories stores none', () => {
  expect(withFormerLabels({}, {})).toEqual({});
});
