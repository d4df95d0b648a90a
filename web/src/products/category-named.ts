import { CATEGORY_NAMES, type CategoryName } from '@aloghor/functions/domain/products';

/** The category that an address names, whatever the case; undefined when there is none of that name. */
export function categoryNamed(name: string | undefined): CategoryName | undefined {
  return CATEGORY_NAMES.find((category) => category.toLowerCase() === name?.toLowerCase());
}
