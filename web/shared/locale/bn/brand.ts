import { shop } from '../../shop.config.ts';
import type { Language } from '../messages.ts';

/** The shop's name, in Bangla. */
export const brand: Language['brandMessages'] = { name: shop.nameInBangla };
