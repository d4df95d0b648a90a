import {
  CATEGORY_LABEL_MAXIMUM,
  type Category,
  categoriesIn,
  FIRST_CATEGORIES,
  isSame,
} from '@aloghor/functions/domain/categories';
import { DEFAULT_LANGUAGE, mapLanguages } from '@aloghor/functions/domain/languages';
import type { Sides } from '../form/compare-sides.ts';
import { mergeList } from '../form/merge-list.ts';

// The form of settings edits texts: the list of categories is one, as JSON; empty for that of a new shop.

export function categoriesFrom(text: string): readonly Category[] {
  return text === '' ? FIRST_CATEGORIES : JSON.parse(text); // written by `categoriesText`
}

/** In one order of the fields, so that equal lists are equal texts. */
export function categoriesText(list: readonly Category[] | undefined): string {
  return JSON.stringify(
    categoriesIn({ list: list && [...list] }).map(({ name, label, hidden, img, thumbnail, formerLabels }) => ({
      name,
      label,
      hidden,
      img,
      thumbnail,
      formerLabels,
    })),
  );
}

/** Begins the name of a category until it is saved: no label may have it. */
const DRAFT = '/';

export function isDraft({ name }: Category): boolean {
  return name.startsWith(DRAFT);
}

/** The list with one more category, which has no label yet. */
export function withDraft(list: readonly Category[]): Category[] {
  const taken = list.map(({ name }) => name);
  const place = list.findIndex((_, at) => !taken.includes(DRAFT + at));
  const empty = mapLanguages(FIRST_CATEGORIES[0]?.label ?? { en: '', bn: '' }, () => '');
  return [...list, { name: DRAFT + (place < 0 ? list.length : place), label: empty }];
}

/** The list as it is sent: labels without spaces around them, and a new category named after its English label. */
export function categoriesToSend(text: string): Category[] {
  const list = categoriesFrom(text);
  const taken = list.map(({ name }) => name);
  return list.map((category) => {
    const label = mapLanguages(category.label, (one) => one.trim());
    return { ...category, label, name: isDraft(category) ? freeName(label[DEFAULT_LANGUAGE], taken) : category.name };
  });
}

/** A renamed category may still have this name. */
function freeName(label: string, taken: readonly string[]): string {
  const names = [label, ...taken.map((_, place) => `${label.slice(0, CATEGORY_LABEL_MAXIMUM - 3)} ${place + 2}`)];
  return names.find((name) => !taken.some((other) => isSame(other, name))) ?? label;
}

/** What two admins made of the same list, by category; undefined where both changed the same one, or its place. */
export function mergeCategories({ before, mine, theirs }: Sides<string>): string | undefined {
  const [was, my, their] = [byName(before), byName(mine), byName(theirs)];
  const order = mergeList([...was.keys()], [...my.keys()], [...their.keys()]);
  const names = new Set([...was.keys(), ...my.keys(), ...their.keys()]);
  const merged = new Map([...names].map((name) => [name, mergedText(was.get(name), my.get(name), their.get(name))]));
  if (!order || [...merged.values()].includes(undefined)) return undefined;
  return `[${order.map((name) => merged.get(name)).join()}]`;
}

const GONE = 'gone';

/** Undefined where both changed it, each in another way. */
function mergedText(was = GONE, mine = GONE, theirs = GONE): string | undefined {
  if (mine === was) return theirs;
  return theirs === was || theirs === mine ? mine : undefined;
}

function byName(text: string): Map<string, string> {
  return new Map(categoriesFrom(text).map((category) => [category.name, JSON.stringify(category)]));
}
