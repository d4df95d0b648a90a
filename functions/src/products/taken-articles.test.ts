import { expect, test } from 'vitest';
import { takenArticles } from './taken-articles.ts';

const change = (_id: string, before?: string, after?: string) => ({ _id, before, after });
const taken = (changes: ReturnType<typeof change>[], articles: Record<string, string>) => [
  ...takenArticles(changes, new Map(Object.entries(articles))),
];

test('a number of another product is taken, and its own is not', () => {
  const articles = { moon: 'AL-1', sun: 'AL-2' };
  expect(taken([change('moon', 'AL-1', 'AL-2'), change('star', undefined, 'AL-3')], articles)).toEqual(['moon']);
  expect(taken([change('moon', 'AL-1', 'AL-1')], articles)).toEqual([]);
});

test('two products can swap their numbers, and one can take what another leaves', () => {
  const articles = { moon: 'AL-1', sun: 'AL-2', star: 'AL-3' };
  expect(taken([change('moon', 'AL-1', 'AL-2'), change('sun', 'AL-2', 'AL-1')], articles)).toEqual([]);
  expect(taken([change('moon', 'AL-1', 'AL-3'), change('star', 'AL-3')], articles)).toEqual([]);
});

test('of two changes to one number the first is made', () => {
  expect(taken([change('moon', undefined, 'AL-1'), change('sun', undefined, 'AL-1')], {})).toEqual(['sun']);
});

test('a product that cannot change keeps its number, also from those that were to take it', () => {
  const changes = [change('star', undefined, 'AL-1'), change('moon', 'AL-1', 'AL-2')];
  expect(taken(changes, { moon: 'AL-1', sun: 'AL-2' })).toEqual(['moon', 'star']);
});

test('a number that differs in its hyphens alone is taken, except from its own product', () => {
  const articles = { moon: 'T1-1' };
  expect(taken([change('sun', undefined, 'T11')], articles)).toEqual(['sun']);
  expect(taken([change('moon', 'T1-1', 'T-11')], articles)).toEqual([]);
  expect(taken([change('moon', 'T1-1', 'T-11'), change('sun', undefined, 'T1-1')], articles)).toEqual(['sun']);
  expect(taken([change('sun', undefined, 'XY-1'), change('star', undefined, 'X-Y1')], articles)).toEqual(['star']);
});
