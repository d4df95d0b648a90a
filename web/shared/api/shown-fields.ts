import {
  type ChosenSort,
  type ProductField,
  type ProductSort,
  SUMMARY_FIELDS,
} from '@aloghor/functions/domain/products';
import { languageInUse } from '../lib/language.ts';

/** These fields of a product, on a page in Bangla also the name in it: lists in English do not grow by it. */
export function inLanguage<Field extends ProductField>(fields: readonly Field[]): readonly (Field | 'nameBn')[] {
  return languageInUse() === 'bn' ? [...fields, 'nameBn'] : fields;
}

/** What a card shows. */
export function summaryFields() {
  return inLanguage(SUMMARY_FIELDS);
}

/** By name is by the one that the page shows. */
export function shownSort(chosen: ChosenSort): ProductSort {
  return chosen === 'name' && languageInUse() === 'bn' ? 'nameBn' : chosen;
}
