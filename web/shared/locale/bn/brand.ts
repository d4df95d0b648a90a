import { shop } from '../../shop.config.ts';
import type * as english from '../en/brand.ts';
import type { Texts } from '../locale.ts';

/** The shop's name, in Bangla. */
export const brand: Texts<typeof english.brand> = { name: shop.nameInBangla };
