import type { Catalogue } from '../catalogue/catalogue.ts';
import {
  type Category,
  type CategorySettings,
  categoriesIn,
  FORMER_LABELS_MAXIMUM,
  isSame,
} from '../domain/categories.ts';
import { DEFAULT_LANGUAGE } from '../domain/languages.ts';
import { Conflict } from '../platform/http/errors.ts';

/** The categories with the English labels that they had, as far as no category has them now. */
export function withFormerLabels(wanted: CategorySettings, present: CategorySettings): CategorySettings {
  if (!wanted.list && !present.list) return wanted;
  const before = new Map(categoriesIn(present).map((category) => [category.name, category]));
  const list = categoriesIn(wanted);
  return {
    list: list.map(({ formerLabels: sent = [], ...category }) => {
      const had = before.get(category.name);
      const all = had ? [...(had.formerLabels ?? []), ...sent, had.label[DEFAULT_LANGUAGE]] : sent;
      const formerLabels = all.filter((label, place) => isFormer(label, list) && isLast(label, all, place));
      return {
        ...category,
        ...(formerLabels.length > 0 && { formerLabels: formerLabels.slice(-FORMER_LABELS_MAXIMUM) }),
      };
    }),
  };
}

function isFormer(text: string, list: readonly Category[]): boolean {
  return !list.some(({ label }) => isSame(label[DEFAULT_LANGUAGE], text));
}

function isLast(text: string, all: readonly string[], place: number): boolean {
  return !all.slice(place + 1).some((other) => isSame(other, text));
}

/** Of the catalogue in memory: a product of this moment may keep a category that is gone, and pages leave it out. */
export function assertUnused(wanted: CategorySettings, present: CategorySettings, catalogue: Catalogue): void {
  const kept = new Set(categoriesIn(wanted).map(({ name }) => name));
  const inUse = categoriesIn(present).flatMap(({ name }) => {
    const products = kept.has(name) ? 0 : catalogue.sorted('newest', name).length;
    return products > 0 ? [{ name, products }] : [];
  });
  if (inUse.length === 0) return;
  const said = inUse.map(({ name, products }) => `${name} (${products})`).join(', ');
  throw new Conflict('category-in-use', `There are products in ${said}.`, { inUse });
}
