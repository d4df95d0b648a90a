import { CATEGORY_NAMES, type CategoryName } from '@aloghor/functions/domain/products';

/** The category named in an address, ignoring case; undefined for an unknown name. */
export function categoryNamed(name: string | undefined): CategoryName | undefined {
  return CATEGORY_NAMES.find((category) => category.toLowerCase() === name?.toLowerCase());
}
