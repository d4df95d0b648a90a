import { type Category, categoriesIn } from '@aloghor/functions/domain/categories';
import { DEFAULT_LANGUAGE, textIn } from '@aloghor/functions/domain/languages';
import type { CategoryName } from '@aloghor/functions/domain/products';
import type { LanguageCode } from '../lib/language.ts';
import { paths } from '../paths.ts';
import { useShopSettings } from './settings.ts';

/** The categories that shoppers see, in their order; until the settings are known, those of a new shop. */
export function useCategories(): readonly Category[] {
  return categoriesIn(useShopSettings()?.categories ?? {});
}

/** Those of these names that shoppers see, the main one first. */
export function namedCategories(categories: readonly Category[], names: readonly CategoryName[]): Category[] {
  return names.flatMap((name) => categories.find((category) => category.name === name) ?? []);
}

type Labelled = Pick<Category, 'label'>;

export function labelOf({ label }: Labelled, language: LanguageCode): string {
  return textIn(label, language);
}

export function categoryPath({ label }: Labelled): string {
  return paths.category(label[DEFAULT_LANGUAGE]);
}
